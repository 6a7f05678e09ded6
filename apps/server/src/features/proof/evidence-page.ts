/** The page of an evidence: it opens without a server or network, shows what was said and checks the log that it holds. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { DealLog, LogEntry, PaperLanguage } from '@briefcast/contract';
import { certificatePdfNames } from '@briefcast/contract/proof/evidence';
import { formatCount, formatDateWithTime } from '@briefcast/i18n/format';
import { directionOf, type Locale } from '@briefcast/i18n/locales';
import { logText, logTitle } from '@briefcast/i18n/log-entry';
import { m } from '@briefcast/i18n/messages';
import { escapeMarkup } from './escape-markup.ts';
import type { EvidenceComment } from './evidence-comments.ts';
import { chatMarkup, commentsMarkup } from './evidence-talk.ts';

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#0b2a20;background:#fff}
h1,h2{line-height:1.2;overflow-wrap:anywhere}h2{margin-block-start:2.5rem}ol{list-style:none;padding:0}ol ol{margin-inline-start:1.5rem}
li{border-block-start:1px solid #d5ddd9;padding:.75rem 0}li.broken{background:#fde4e4;box-shadow:-.5rem 0 #fde4e4,.5rem 0 #fde4e4}
p,figcaption{margin:.25rem 0;overflow-wrap:anywhere;white-space:pre-wrap}.hint{color:#4c615a;font-size:.875rem}
code{font-size:.8125rem;overflow-wrap:anywhere}figure{margin:.75rem 0}
.picture{position:relative;max-width:20rem;max-height:24rem;background:#24322d;border-radius:.5rem;overflow:hidden}
.picture>*{position:absolute;inset:0;width:100%;height:100%}
#evidence-check{padding:1rem;border-radius:.5rem;background:#f0ece0;font-weight:600}
#evidence-check[data-state=fits]{background:#d7f5e1}#evidence-check[data-state=broken]{background:#fde4e4}`;

const script = readFileSync(new URL('evidence-check.js', import.meta.url), 'utf8');
const scriptHash = createHash('sha256').update(script).digest('base64');
// Stills lie beside the page: "self" is the folder where it is read over http, "file:" where it was opened as a file.
const policy = `default-src 'none'; style-src 'unsafe-inline'; img-src 'self' file:; script-src 'sha256-${scriptHash}'; base-uri 'none'; form-action 'none'`;

/** JSON that ends no script element. */
const jsonInMarkup = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** What the script says. Only it knows which entry does not fit, so its place is kept in the text. */
function textsOfCheck({ entries }: DealLog) {
  const count = formatCount(entries.length);
  return {
    fits: m.evidence_fits({ n: entries.length, count }),
    hashesFit: m.evidence_hashes_fit({ n: entries.length, count }),
    fault: m.evidence_fault({ entry: '{entry}' }),
    cannotHash: m.evidence_cannot_hash(),
    cannotVerify: m.evidence_cannot_verify(),
  };
}

function entryMarkup(entry: LogEntry): string {
  const { body, hash } = entry;
  const text = logText(entry);
  return `<li id="entry-${body.entry}"><p class="hint">${formatCount(body.entry)} · <time datetime="${body.at}">${escapeMarkup(formatDateWithTime(body.at))}</time></p>
<p><strong>${escapeMarkup(logTitle(entry))}</strong></p>${text ? `<p dir="auto">${escapeMarkup(text)}</p>` : ''}
<p class="hint"><code translate="no">${hash}</code></p></li>`;
}

const paperTexts: Record<PaperLanguage, () => string> = {
  en: m.evidence_certificate_english,
  ar: m.evidence_certificate_arabic,
};

/** The certificate's PDFs, which lie beside the page; nothing before there is one. */
function papersMarkup(papers: EvidencePage['papers']): string {
  if (papers.length === 0) return '';
  const links = papers.map(
    ({ language }) =>
      `<p><a href="${certificatePdfNames[language]}">${escapeMarkup(paperTexts[language]())}</a></p>`,
  );
  return `<h2>${escapeMarkup(m.evidence_certificate())}</h2>${links.join('')}`;
}

interface EvidencePage {
  /** The deal's. */
  title: string;
  log: DealLog;
  /** In which languages the certificate lies beside the page. */
  papers: readonly { language: PaperLanguage }[];
  comments: readonly EvidenceComment[];
  /** The names of the stills that lie beside the page. */
  stills: ReadonlySet<string>;
  madeAt: Date;
}

/** The page in this language, which is that of the current work. */
export function evidencePage(
  { title, log, papers, comments, stills, madeAt }: EvidencePage,
  locale: Locale,
): string {
  const keys = log.keys
    .map(({ name, publicKey }) => `<p><bdi>${name}</bdi>: <code translate="no">${publicKey}</code></p>`)
    .join('');
  return `<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>${escapeMarkup(m.evidence_title({ title }))}</title><style>${style}</style></head>
<body><main><h1>${escapeMarkup(m.evidence_title({ title }))}</h1>
<p>${escapeMarkup(m.evidence_made({ when: formatDateWithTime(madeAt) }))}</p>
<p id="evidence-check" role="status">${escapeMarkup(m.evidence_not_checked())}</p>
<h2>${escapeMarkup(m.evidence_check_title())}</h2><p>${escapeMarkup(m.evidence_check_here())}</p>
<p>${escapeMarkup(m.evidence_check({ command: 'npm run verify -- FILE' }))}</p>
<p class="hint">${escapeMarkup(m.evidence_keys())}</p>${keys}
${papersMarkup(papers)}
${chatMarkup(log)}
${commentsMarkup(comments, log, stills)}
<h2>${escapeMarkup(m.log_heading())}</h2><ol>${log.entries.map(entryMarkup).join('\n')}</ol></main>
<script type="application/json" id="evidence-log">${jsonInMarkup({ log, texts: textsOfCheck(log) })}</script>
<script>${script}</script></body></html>
`;
}
