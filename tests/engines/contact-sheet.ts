/** Playwright reporter: writes the contact sheet of the engines, every journey's last screen side by side. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { engineNames, sheet } from './driver/driver.ts';

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (letter) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[letter] ?? letter);

const style = `
  body { margin: 24px; background: #f3f4f8; color: #1b1d2a; font: 15px/1.5 system-ui, sans-serif; }
  table { border-spacing: 16px; } th { position: sticky; top: 0; background: #f3f4f8; } th, td { text-align: left; vertical-align: top; }
  td:first-child { width: 200px; font-weight: 600; } img { width: 260px; border-radius: 12px; }
  .failed { color: #b3142e; } pre { max-width: 260px; white-space: pre-wrap; font-size: 12px; }`;

function cell(result: TestResult | undefined): string {
  if (!result) return '<td>not run</td>';
  const took = `${result.status}, ${(result.duration / 1000).toFixed(1)} s`;
  const picture = result.attachments.find(({ contentType }) => contentType === 'image/png')?.path;
  const image = picture ? `<img loading="lazy" src="${escaped(path.relative(sheet, picture))}" alt="">` : '';
  const error = result.error?.message ? `<pre>${escaped(stripVTControlCharacters(result.error.message))}</pre>` : '';
  return `<td class="${result.status}">${image}<br>${took}${error}</td>`;
}

export default class ContactSheet implements Reporter {
  readonly #rows = new Map<string, Map<string, TestResult>>();

  printsToStdio(): boolean {
    return false;
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const row = this.#rows.get(test.title) ?? new Map<string, TestResult>();
    row.set(test.parent.project()?.name ?? '', result);
    this.#rows.set(test.title, row);
  }

  onEnd(): void {
    const rows = [...this.#rows].map(
      ([title, results]) =>
        `<tr><td>${escaped(title)}</td>${engineNames.map((name) => cell(results.get(name))).join('')}</tr>`,
    );
    const head = `<tr><th>journey</th>${engineNames.map((name) => `<th>${name}</th>`).join('')}</tr>`;
    mkdirSync(sheet, { recursive: true });
    writeFileSync(
      path.join(sheet, 'index.html'),
      `<!doctype html><html lang="en"><meta charset="utf-8"><title>Engines · Krapao</title><style>${style}</style><table>${head}${rows.join('\n')}</table></html>\n`,
    );
  }
}
