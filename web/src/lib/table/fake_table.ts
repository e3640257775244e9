/** A table for tests, as the page has it once its socket is open. */
import { FakeSocket } from "./fake_socket";
import { Table } from "./table.svelte";

export function opened(): { table: Table; socket: FakeSocket } {
    FakeSocket.install();
    const table = new Table("T1", "en");
    const socket = FakeSocket.last();
    socket.open();
    return { table, socket };
}
