/** Starts the server that all tests of a run share; the tests find its address in the environment. */
import { house } from "./house";

export default async function setUp(): Promise<() => Promise<void>> {
    // Without mail it needs no address of its own, and can be reached by any.
    const { database, address, end } = await house("", "none");
    process.env.ASZTAL_E2E_DATABASE = database;
    process.env.ASZTAL_E2E = address;
    return end;
}
