import { defineConfig } from "@playwright/test";

const MINUTE = 60_000;
const TIMED = ["speed.spec.ts", "slow_line.spec.ts", "rest.spec.ts"];

export default defineConfig({
    testDir: "e2e",
    globalSetup: "./e2e/setup.ts",
    outputDir: "test-results",
    workers: 2, // a test waits for pictures, pauses and bots more than half of its time
    timeout: 10 * MINUTE,
    expect: { timeout: MINUTE },
    retries: 0, // every table is dealt anew: what fails once may be broken for some deal; only the gate tries again
    reporter: [["list"]],
    use: {
        baseURL: process.env.ASZTAL_E2E ?? "",
        actionTimeout: MINUTE,
        launchOptions: {
            executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
            // A name for this machine, whose pages are no secure ones, as at home in a network without https.
            args: ["--no-sandbox", "--host-resolver-rules=MAP asztal.test 127.0.0.1"],
        },
        trace: "off",
        screenshot: "only-on-failure",
    },
    projects: [
        { name: "gate", testMatch: "*.spec.ts", testIgnore: TIMED, grepInvert: /@full/, fullyParallel: true },
        // What measures time or rest has the machine to itself.
        { name: "timed", testMatch: TIMED, grepInvert: /@full/, workers: 1 },
        { name: "full", testMatch: "*.spec.ts", grep: /@full/, timeout: 15 * MINUTE, workers: 1 },
        { name: "screenshots", testMatch: "screenshots.ts", timeout: 30 * MINUTE, workers: 1 },
    ],
});
