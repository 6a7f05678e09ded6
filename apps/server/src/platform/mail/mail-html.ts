/** The HTML part of a mail. Tables and inline styles, because mail programs support little else consistently. */

import { directionOf } from '@briefcast/i18n/locales';
import { isMarketNamed, letterOf } from '@briefcast/i18n/market-name';
import { m } from '@briefcast/i18n/messages';
import { workLocale } from '@briefcast/i18n/work-locale';
import { marketLook } from '../market-look.ts';
import type { MailContent, MailItem } from './mail-content.ts';
import { light, logoFont, lookOf, type MailLook, mailAccent, mailStyles, toneColours } from './mail-look.ts';

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
const withBreaks = (text: string) => escapeHtml(text).replace(/\r?\n/g, '<br>');

const table = (attributes: string, rows: string) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" ${attributes}>${rows}</table>`;

const gap = '<td style="width:8px;font-size:0;line-height:0">&nbsp;</td>';

/** Draws the product's mark with cells, because pictures are often blocked. */
const productMark = () =>
  `<td valign="bottom" class="mark" style="width:12px;height:25px;background:${light.ink};border-radius:2px 6px 0 2px;font-size:0;line-height:0">&nbsp;</td>
<td style="width:1px;font-size:0;line-height:0">&nbsp;</td>
<td valign="bottom" style="width:10px;height:25px;font-size:0;line-height:0">${table('', `<tr><td style="width:10px;height:7px;font-size:0;line-height:0">&nbsp;</td></tr><tr><td style="width:10px;height:18px;background:${mailAccent().button};border-radius:0 9px 9px 0;font-size:0;line-height:0">&nbsp;</td></tr>`)}</td>${gap}`;

const letterMark = (name: string, { displayFont, corners }: MailLook) =>
  `<td align="center" valign="middle" style="width:26px;height:26px;background:${mailAccent().button};${corners(6, 11, 6, 6)};font:700 15px/26px ${displayFont};color:${light.onCast}">${escapeHtml(letterOf(name))}</td>${gap}`;

/** Writes the market's name after its letter, or alone where it has pictures of its own; the product's logo stays on the left. */
function logo(look: MailLook): string {
  const name = m.head_product();
  const isProduct = !isMarketNamed();
  const hasPictures = marketLook().logo !== null || marketLook().mark !== null;
  const mark = isProduct ? productMark() : letterMark(name, look);
  const font = isProduct ? logoFont : look.displayFont;
  const spacing = isProduct ? 'letter-spacing:-0.6px' : look.spacing(-0.6);
  return table(
    isProduct ? 'dir="ltr"' : '',
    `<tr>${hasPictures ? '' : mark}<td class="ink" style="font:700 21px/25px ${font};${spacing};color:${light.ink}" dir="auto">${escapeHtml(name)}</td></tr>`,
  );
}

// Sentences of the catalogue are read in the direction of the mail, whatever name they begin with; what people wrote
// finds its own.

const paragraphOf = (text: string, { textFont }: MailLook) =>
  `<p class="ink2" style="margin:0 0 14px;font:400 16px/1.55 ${textFont};color:${light.ink2}">${withBreaks(text)}</p>`;

const lineOf = (text: string, { textFont }: MailLook) =>
  `<div class="ink3" style="padding-top:3px;font:400 14px/1.45 ${textFont};color:${light.ink3}">${escapeHtml(text)}</div>`;

function sheetOf({ tone, stub, title, lines }: NonNullable<MailContent['sheet']>, look: MailLook): string {
  const { paper, solid, ink } = toneColours(tone).light;
  const { start, end, textFont, displayFont, spacing, corners, padding } = look;
  const small = `font:600 12px/1.3 ${textFont};color:${ink}`;
  const stubCell = `<td class="stub-${tone}" width="76" align="center" valign="middle" style="width:76px;padding:14px 6px;background:${paper};border-${start}:5px solid ${solid};border-${end}:2px dashed ${solid};${corners(12, 0, 0, 12)}">
<div style="${small}">${escapeHtml(stub.word)}</div>
<div style="font:700 30px/1.05 ${displayFont};${spacing(-0.5)};color:${ink}">${escapeHtml(stub.day)}</div>
<div style="${small}">${escapeHtml(stub.month)}</div></td>`;
  const bodyCell = `<td valign="middle" style="${padding(14, 16, 22)}">
<div class="ink" dir="auto" style="text-align:${start};font:700 18px/1.2 ${displayFont};${spacing(-0.3)};color:${light.ink}">${escapeHtml(title)}</div>${lines.map((line) => lineOf(line, look)).join('')}</td>`;
  return table(
    `width="100%" class="frame" style="margin:6px 0 22px;border:1px solid ${light.line};border-${start}:0;${corners(12, 24, 12, 12)};border-collapse:separate"`,
    `<tr>${stubCell}${bodyCell}</tr>`,
  );
}

function quoteOf({ source, words }: { source: string; words: string }, look: MailLook): string {
  const { start, textFont, corners } = look;
  return `<div class="quote" style="margin:0 0 10px;padding:12px 16px;background:${light.sunken};border-${start}:3px solid ${light.line};${corners(4, 14, 12, 4)}">
<div class="ink3" style="font:600 13px/1.4 ${textFont};color:${light.ink3}">${escapeHtml(source)}</div>
<div class="ink" dir="auto" style="padding-top:3px;font:400 15px/1.5 ${textFont};color:${light.ink}">${withBreaks(words)}</div></div>`;
}

function itemOf({ tone, title, lines, url }: MailItem, look: MailLook): string {
  const { solid } = toneColours(tone).light;
  const { start, displayFont, spacing, corners, padding } = look;
  return table(
    `width="100%" class="frame" style="margin:0 0 10px;border:1px solid ${light.line};${corners(4, 18, 12, 4)};border-collapse:separate"`,
    `<tr><td style="${padding(13, 15, 20)};border-${start}:5px solid ${solid};${corners(4, 0, 0, 4)}">
<a class="ink" dir="auto" href="${escapeHtml(url)}" style="display:block;text-align:${start};font:700 17px/1.25 ${displayFont};${spacing(-0.2)};color:${light.ink};text-decoration:underline">${escapeHtml(title)}</a>${lines.map((line) => lineOf(line, look)).join('')}</td></tr>`,
  );
}

const listOf = ({ heading, items }: NonNullable<MailContent['lists']>[number], look: MailLook): string[] => [
  heading
    ? `<h2 class="ink" style="margin:22px 0 10px;font:700 20px/1.25 ${look.displayFont};${look.spacing(-0.3)};color:${light.ink}">${escapeHtml(heading)}</h2>`
    : '',
  ...items.map((item) => itemOf(item, look)),
];

function buttonOf({ label, url }: { label: string; url: string }, { textFont, corners }: MailLook): string {
  const shape = corners(10, 18, 10, 10);
  return table(
    'style="margin:24px 0 4px"',
    `<tr><td style="background:${mailAccent().button};${shape}"><a href="${escapeHtml(url)}" style="display:inline-block;padding:14px 24px;font:600 16px/1.2 ${textFont};color:${light.onCast};text-decoration:none;${shape}">${escapeHtml(label)}</a></td></tr>`,
  );
}

function footOf({ reason, unsubscribeUrl, settingsUrl }: MailContent, { textFont }: MailLook): string {
  const link = (label: string, url: string) =>
    `<a class="plain" href="${escapeHtml(url)}" style="color:${light.ink3};text-decoration:underline">${escapeHtml(label)}</a>`;
  const links = [
    ...(unsubscribeUrl ? [link(m.mail_unsubscribe(), unsubscribeUrl)] : []),
    ...(settingsUrl ? [link(m.mail_settings(), settingsUrl)] : []),
  ];
  return `<p class="ink3" style="margin:0;font:400 13px/1.55 ${textFont};color:${light.ink3}">${escapeHtml(reason)}${links.length > 0 ? `<br>${links.join(' &nbsp;·&nbsp; ')}` : ''}</p>`;
}

/** Renders the HTML part, in the current locale and its direction. */
export function mailHtml(content: MailContent): string {
  const locale = workLocale();
  const look = lookOf(directionOf(locale));
  const { subject, preview, heading, paragraphs, sheet, quotes = [], lists = [], closing, action } = content;
  const { displayFont, headingHeight, spacing, corners } = look;
  const body = [
    `<h1 class="ink" style="margin:0 0 14px;font:700 28px/${headingHeight} ${displayFont};${spacing(-0.6)};color:${light.ink}">${escapeHtml(heading)}</h1>`,
    ...paragraphs.map((text) => paragraphOf(text, look)),
    sheet ? sheetOf(sheet, look) : '',
    ...quotes.map((quote) => quoteOf(quote, look)),
    ...lists.flatMap((list) => listOf(list, look)),
    closing
      ? `<div style="height:8px;font-size:0;line-height:0">&nbsp;</div>${paragraphOf(closing, look)}`
      : '',
    action ? buttonOf(action, look) : '',
  ].join('');
  return `<!doctype html>
<html lang="${locale}" dir="${look.direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no"><title>${escapeHtml(subject)}</title><style>${mailStyles()}</style></head>
<body class="back" dir="${look.direction}" style="margin:0;padding:0;background:${light.canvas}"><div style="display:none;max-height:0;overflow:hidden;opacity:0">${escapeHtml(preview)}${'&#847;&zwnj;&nbsp;'.repeat(40)}</div>
${table(
  `width="100%" dir="${look.direction}"`,
  `<tr><td class="canvas" align="center" style="padding:32px 16px;background:${light.canvas}">${table(
    'width="100%" style="max-width:560px"',
    `<tr><td style="padding:0 4px 18px">${logo(look)}</td></tr>
<tr><td class="sheet" style="padding:36px 40px;background:${light.surface};border:1px solid ${light.line};text-align:${look.start};${corners(14, 34, 14, 14)}">${body}</td></tr>
<tr><td style="padding:20px 4px 0;text-align:${look.start}">${footOf(content, look)}</td></tr>`,
  )}</td></tr>`,
)}</body></html>`;
}
