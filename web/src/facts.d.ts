/** The games' component lists; each board says what shape it expects. */
declare module "*.toml" {
    const data: Record<string, unknown>;
    export default data;
}
