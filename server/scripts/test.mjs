// Everything that must hold, in one command: build, check, unit tests, browser tests. The last line counts the tests.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensure, npm, ROOT } from './ensure.mjs';

ensure();
const { ensureBrowser } = await import('./browser.mjs');
const { run } = await import('./run.mjs');
const CHROMIUM = ensureBrowser();

const REPORTS = `${ROOT}/dist/test`;
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

/** A stage that is no test counts as nothing when it passes and as one failure when it fails. */
const stages = [
  { name: 'build', go: () => npm(['run', '--silent', 'build'], 1), counts: () => ({ passed: 0, failed: 0 }) },
  { name: 'check', go: () => npm(['run', '--silent', 'check'], 1), counts: () => ({ passed: 0, failed: 0 }) },
  {
    name: 'unit',
    go: () =>
      run('vitest', [
        'run',
        '--config',
        'server/vitest.config.ts',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${REPORTS}/unit.json`,
      ]),
    counts: () => {
      const report = JSON.parse(readFileSync(`${REPORTS}/unit.json`, 'utf8'));
      return { passed: report.numPassedTests, failed: report.numFailedTests };
    },
  },
  {
    name: 'e2e',
    go: () =>
      run(
        'playwright',
        ['test', '-c', 'e2e/playwright.config.ts', '--project=tests', '--reporter=list,json'],
        {
          CHROMIUM,
          PLAYWRIGHT_JSON_OUTPUT_NAME: `${REPORTS}/e2e.json`,
        },
      ),
    counts: () => {
      const { stats } = JSON.parse(readFileSync(`${REPORTS}/e2e.json`, 'utf8'));
      return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
    },
  },
];

let passed = 0;
let failed = 0;
for (const stage of stages) {
  console.log(`\n— ${stage.name}`);
  const code = await stage.go();
  let count = { passed: 0, failed: 0 };
  try {
    count = stage.counts();
  } catch {
    console.error(`${stage.name}: no report was written`);
  }
  passed += count.passed;
  failed += code === 0 ? count.failed : Math.max(1, count.failed);
  if (code !== 0 && stage.name === 'build') break;
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
