/** The page of an evidence: it opens without a server or network, shows what was said and checks the log that it holds. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { DealLog, LogEntry, LogKind, PaperLanguage } from '@briefcast/contract';
import { certificatePdfNames } from '@briefcast/contract/proof/evidence';
import { formatCount, formatDateWithTime } from '@briefcast/i18n/format';
import { directionOf, type Locale } from '@briefcast/i18n/locales';
import { logText, logTitle, whoOf } from '@briefcast/i18n/log-entry';
import { m } from '@briefcast/i18n/messages';
import { inLocale } from '@briefcast/i18n/work-locale';
import { ownFile } from '../../platform/places.ts';
import { escapeMarkup } from './escape-markup.ts';
import type { EvidenceComment } from './evidence-comments.ts';
import { commentMarkup, messageMarkup } from './evidence-talk.ts';

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#0b2a20;background:#fff}
h1,h2{line-height:1.2;overflow-wrap:anywhere}h2{margin-block-start:2.5rem}ol{list-style:none;padding:0}ol ol{margin-inline-start:1.5rem}
li{border-block-start:1px solid #d5ddd9;padding:.75rem 0}li.broken{background:#fde4e4;box-shadow:-.5rem 0 #fde4e4,.5rem 0 #fde4e4}
p,figcaption{margin:.25rem 0;overflow-wrap:anywhere;white-space:pre-wrap}.hint{color:#4c615a;font-size:.875rem}
code{font-size:.8125rem;overflow-wrap:anywhere}figure{margin:.75rem 0}
.picture{position:relative;max-width:20rem;max-height:24rem;background:#24322d;border-radius:.5rem;overflow:hidden}
.picture>*{position:absolute;inset:0;width:100%;height:100%}
#evidence-check{padding:1rem;border-radius:.5rem;background:#f0ece0;font-weight:600}
#evidence-check[data-state=fits]{background:#d7f5e1}#evidence-check[data-state=broken]{background:#fde4e4}`;

const script = readFileSync(ownFile('features/proof/evidence-check.js'), 'utf8');
const scriptHash = createHash('sha256').update(script).digest('base64');
// Stills are next to the page: "self" is the folder where it is read over http, "file:" where it was opened as a file.
const policy = `default-src 'none'; style-src 'unsafe-inline'; img-src 'self' file:; script-src 'sha256-${scriptHash}'; base-uri 'none'; form-action 'none'`;

/** JSON so that it ends no script element. */
const inMarkup = (json: string) => json.replaceAll('<', '\\u003c');

/** Texts of the script. Only it knows which entry does not fit, so its place is kept in the text. */
function textsOfCheck(n: number) {
  const count = formatCount(n);
  return {
    fits: m.evidence_fits({ n, count }),
    hashesFit: m.evidence_hashes_fit({ n, count }),
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

/** Links the certificate's PDFs, which are next to the page; nothing before there is one. */
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
  keys: DealLog['keys'];
  /** Languages of the certificate's PDFs next to the page. */
  papers: readonly { language: PaperLanguage }[];
  /** Names of the stills next to the page. */
  stills: ReadonlySet<string>;
  madeAt: Date;
  /** Number of entries in the log. */
  entries: number;
  /** The entries of the log some at a time, all or those of one kind; each time from the first. */
  readEntries(kind?: LogKind): AsyncIterable<LogEntry[]>;
  readComments(): AsyncIterable<EvidenceComment[]>;
  /** The whole log as JSON, piece by piece. */
  readLogText(): AsyncIterable<string>;
}

function headMarkup({ title, keys, papers, madeAt }: EvidencePage, locale: Locale): string {
  const keyLines = keys
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
<p class="hint">${escapeMarkup(m.evidence_keys())}</p>${keyLines}
${papersMarkup(papers)}
`;
}

/** A heading and a list below it, made of some things at a time; nothing where there are none. */
async function* section<Thing>(
  heading: string,
  things: AsyncIterable<Thing[]>,
  markupOf: (some: Thing[]) => string,
): AsyncGenerator<string> {
  let isBegun = false;
  for await (const some of things) {
    if (some.length === 0) continue;
    yield `${isBegun ? '\n' : `<h2>${escapeMarkup(heading)}</h2><ol>`}${markupOf(some)}`;
    isBegun = true;
  }
  if (isBegun) yield '</ol>\n';
}

/** The page in this language, piece by piece: however long the log is, little of it is in memory at a time. */
export async function* evidencePage(page: EvidencePage, locale: Locale): AsyncGenerator<string> {
  // The pieces are read outside of the request, so each is made in its language by itself.
  const say = <T>(work: () => T): T => inLocale(locale, work);
  const lines =
    <Thing>(lineOf: (thing: Thing) => string) =>
    (some: Thing[]) =>
      say(() => some.map(lineOf).join('\n'));
  yield say(() => headMarkup(page, locale));
  yield* section(say(m.evidence_chat), page.readEntries('message.sent'), lines(messageMarkup));
  const begunBy = new Map<string | null, string>();
  for await (const entries of page.readEntries('comment.added')) {
    say(() => {
      for (const entry of entries) begunBy.set(entry.body.about, whoOf(entry));
    });
  }
  const { stills } = page;
  const comment = (one: EvidenceComment) => commentMarkup(one, { who: begunBy.get(one.id), stills });
  yield* section(say(m.evidence_comments), page.readComments(), lines(comment));
  yield* section(say(m.log_heading), page.readEntries(), lines(entryMarkup));
  yield '</main>\n<script type="application/json" id="evidence-log">{"log":';
  for await (const text of page.readLogText()) yield inMarkup(text);
  yield `,"texts":${inMarkup(JSON.stringify(say(() => textsOfCheck(page.entries))))}}</script>
<script>${script}</script></body></html>
`;
}
