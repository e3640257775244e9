/** The printed data of contracts, for drawing them. */
import facts from "$facts/barrage/cards.toml";

export type Tier = "green" | "yellow" | "red" | "national" | "starting";
export interface Contract {
    id: string;
    need: number;
    tier: Tier;
}
interface Row {
    id: string;
    need: number;
}
const given = facts as unknown as Record<"starting" | "national" | "private", { contracts: Row[] }>;

export const TIERS = ["green", "yellow", "red"] as const;
const tierOf = ({ id }: Row): Tier => TIERS.find((tier) => tier[0]?.toUpperCase() === id[0]) ?? "green";
const all: Contract[] = [
    ...given.starting.contracts.map((row) => ({ ...row, tier: "starting" as const })),
    ...given.national.contracts.map((row) => ({ ...row, tier: "national" as const })),
    ...given.private.contracts.map((row) => ({ ...row, tier: tierOf(row) })),
];
export const CONTRACTS: ReadonlyMap<string, Contract> = new Map(all.map((contract) => [contract.id, contract]));
