/** A bad line to the server: everything takes its time, and what is lost comes later, as TCP sends it again. */
import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";

export interface Line {
    /** Where the server is found at the end of this line. */
    address: string;
    close: () => Promise<void>;
}

const AGAIN = 1000; // milliseconds until something lost is sent again

/** A line with `there` milliseconds in each direction, on which `lost` of all parcels are lost once. */
export async function badLine(
    server: string,
    there: number,
    lost: number,
    chance: (below: number) => number,
): Promise<Line> {
    const { hostname, port } = new URL(server);
    const open = new Set<Socket>();
    const carry = (from: Socket, to: Socket): void => {
        const queue: { due: number; then: () => void }[] = []; // nothing overtakes
        const carried = (): void => {
            while (queue[0] && queue[0].due <= Date.now()) queue.shift()?.then();
            if (queue[0]) setTimeout(carried, queue[0].due - Date.now());
        };
        const later = (then: () => void): void => {
            const late = chance(1000) < lost * 1000 ? AGAIN : 0;
            queue.push({ due: Date.now() + there + late, then });
            if (queue.length === 1) setTimeout(carried, there + late);
        };
        from.on("data", (parcel) => later(() => void (to.destroyed || to.write(parcel))));
        from.on("end", () => later(() => to.end()));
        from.on("error", () => to.destroy());
        from.on("close", () => open.delete(from));
        open.add(from);
    };
    const here = createServer((page) => {
        const away = connect(Number(port), hostname);
        carry(page, away);
        carry(away, page);
    });
    here.listen(0, "127.0.0.1");
    await once(here, "listening");
    return {
        address: `http://127.0.0.1:${(here.address() as AddressInfo).port}`,
        close: async () => {
            for (const socket of open) socket.destroy();
            here.close();
            await once(here, "close");
        },
    };
}
