import { defineConfig } from "@playwright/test";

const MINUTE = 60_000;

export default defineConfig({
    testDir: "e2e",
    globalSetup: "./e2e/setup.ts",
    outputDir: "test-results",
    workers: 1, // a machine with two cores runs a server, a worker and three browsers already
    timeout: 10 * MINUTE,
    expect: { timeout: MINUTE },
    retries: 1, // every table is dealt anew: what fails twice is broken, what fails once is listed as flaky
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
        { name: "gate", testMatch: "*.spec.ts", grepInvert: /@full/ },
        { name: "full", testMatch: "*.spec.ts", grep: /@full/, timeout: 15 * MINUTE },
        { name: "screenshots", testMatch: "screenshots.ts", timeout: 30 * MINUTE },
    ],
});
