declare module "*/third_parties.toml" {
    const data: { part: { name: string; kind: string; license: string; url: string }[] };
    export default data;
}
/** The games' component lists; each board says what shape it expects. */
declare module "*.toml" {
    const data: Record<string, unknown>;
    export default data;
}
