/** Starts the server that all tests of a run share; the tests find its address in the environment. */
import { house } from "./house";

export default async function setUp(): Promise<() => Promise<void>> {
    const { database, address, end } = await house();
    process.env.ASZTAL_E2E_DATABASE = database;
    process.env.ASZTAL_E2E = address;
    return end;
}
