/** The page of an evidence: it opens without a server or network, and says how the evidence is checked. */
import type { DealLog, LogEntry } from '@briefcast/contract';
import { formatDateWithTime } from '@briefcast/i18n/format';
import { logText, logTitle } from '@briefcast/i18n/log-entry';
import { m } from '@briefcast/i18n/messages';
import { escapeMarkup } from './escape-markup.ts';

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#0b2a20;background:#fff}
h1,h2{line-height:1.2}ol{list-style:none;padding:0}li{border-block-start:1px solid #d5ddd9;padding:.75rem 0}
p{margin:.25rem 0;overflow-wrap:anywhere;white-space:pre-wrap}.hint{color:#4c615a;font-size:.875rem}
code{font-size:.8125rem;overflow-wrap:anywhere}`;

function entryMarkup(entry: LogEntry): string {
  const { body, hash } = entry;
  const text = logText(entry);
  return `<li><p class="hint">${body.entry} · <time datetime="${body.at}">${escapeMarkup(formatDateWithTime(body.at))}</time></p>
<p><strong>${escapeMarkup(logTitle(entry))}</strong></p>${text ? `<p>${escapeMarkup(text)}</p>` : ''}
<p class="hint"><code>${hash}</code></p></li>`;
}

/** The page in the language of the current work; `title` is the deal's. */
export function evidencePage(title: string, log: DealLog, madeAt: Date): string {
  const keys = log.keys.map(({ name, publicKey }) => `<p>${name}: <code>${publicKey}</code></p>`).join('');
  return `<!doctype html>
<html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escapeMarkup(m.evidence_title({ title }))}</title><style>${style}</style></head>
<body dir="auto"><main><h1>${escapeMarkup(m.evidence_title({ title }))}</h1>
<p>${escapeMarkup(m.evidence_made({ when: formatDateWithTime(madeAt) }))}</p>
<h2>${escapeMarkup(m.evidence_check_title())}</h2><p>${escapeMarkup(m.evidence_check({ command: 'npm run verify -- FILE' }))}</p>
<p class="hint">${escapeMarkup(m.evidence_keys())}</p>${keys}
<h2>${escapeMarkup(m.log_heading())}</h2><ol>${log.entries.map(entryMarkup).join('\n')}</ol></main></body></html>
`;
}
