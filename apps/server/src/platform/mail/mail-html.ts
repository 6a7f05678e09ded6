/** The HTML part of a mail. Tables and inline styles, because mail programs support little else consistently. */
import { directionOf } from '@briefcast/i18n/locales';
import { m } from '@briefcast/i18n/messages';
import { workLocale } from '@briefcast/i18n/work-locale';
import type { MailContent } from './mail-content.ts';
import { displayFont, light, mailStyles, textFont, tones } from './mail-look.ts';

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
const withBreaks = (text: string) => escapeHtml(text).replace(/\r?\n/g, '<br>');

const table = (attributes: string, rows: string) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" ${attributes}>${rows}</table>`;

/** The logo, drawn with table cells because pictures are often blocked. */
const logo = table(
  '',
  `<tr><td valign="bottom" class="mark" style="width:12px;height:25px;background:${light.ink};border-radius:2px 6px 0 2px;font-size:0;line-height:0">&nbsp;</td>
<td style="width:1px;font-size:0;line-height:0">&nbsp;</td>
<td valign="bottom" style="width:10px;height:25px;font-size:0;line-height:0">${table('', `<tr><td style="width:10px;height:7px;font-size:0;line-height:0">&nbsp;</td></tr><tr><td style="width:10px;height:18px;background:${light.cast};border-radius:0 9px 9px 0;font-size:0;line-height:0">&nbsp;</td></tr>`)}</td>
<td class="ink" style="padding-left:8px;font:700 21px/25px ${displayFont};letter-spacing:-0.6px;color:${light.ink}">Briefcast</td></tr>`,
);

const paragraph = (text: string) =>
  `<p class="ink2" dir="auto" style="margin:0 0 14px;font:400 16px/1.55 ${textFont};color:${light.ink2}">${withBreaks(text)}</p>`;

function sheetOf({ tone, stub, title, lines }: NonNullable<MailContent['sheet']>): string {
  const { paper, solid, ink } = tones[tone].light;
  const small = `font:600 12px/1.3 ${textFont};color:${ink}`;
  const stubCell = `<td class="stub-${tone}" width="76" align="center" valign="middle" style="width:76px;padding:14px 6px;background:${paper};border-left:5px solid ${solid};border-right:2px dashed ${solid};border-radius:12px 0 0 12px">
<div style="${small}">${escapeHtml(stub.word)}</div>
<div style="font:700 30px/1.05 ${displayFont};letter-spacing:-0.5px;color:${ink}">${escapeHtml(stub.day)}</div>
<div style="${small}">${escapeHtml(stub.month)}</div></td>`;
  const lineOf = (line: string) =>
    `<div class="ink3" style="padding-top:3px;font:400 14px/1.45 ${textFont};color:${light.ink3}">${escapeHtml(line)}</div>`;
  const bodyCell = `<td valign="middle" style="padding:14px 22px 14px 16px">
<div class="ink" dir="auto" style="font:700 18px/1.2 ${displayFont};letter-spacing:-0.3px;color:${light.ink}">${escapeHtml(title)}</div>${lines.map(lineOf).join('')}</td>`;
  return table(
    `width="100%" class="frame" style="margin:6px 0 22px;border:1px solid ${light.line};border-left:0;border-radius:12px 24px 12px 12px;border-collapse:separate"`,
    `<tr>${stubCell}${bodyCell}</tr>`,
  );
}

const quoteOf = ({ source, words }: { source: string; words: string }) =>
  `<div class="quote" style="margin:0 0 10px;padding:12px 16px;background:${light.sunken};border-left:3px solid ${light.line};border-radius:4px 14px 12px 4px">
<div class="ink3" dir="auto" style="font:600 13px/1.4 ${textFont};color:${light.ink3}">${escapeHtml(source)}</div>
<div class="ink" dir="auto" style="padding-top:3px;font:400 15px/1.5 ${textFont};color:${light.ink}">${withBreaks(words)}</div></div>`;

function itemOf({ tone, title, lines, url }: NonNullable<MailContent['items']>[number]): string {
  const { solid } = tones[tone].light;
  const lineOf = (line: string) =>
    `<div class="ink3" dir="auto" style="padding-top:3px;font:400 14px/1.45 ${textFont};color:${light.ink3}">${escapeHtml(line)}</div>`;
  return table(
    `width="100%" class="frame" style="margin:0 0 10px;border:1px solid ${light.line};border-radius:4px 18px 12px 4px;border-collapse:separate"`,
    `<tr><td style="padding:13px 20px 13px 15px;border-left:5px solid ${solid};border-radius:4px 0 0 4px">
<a class="ink" dir="auto" href="${escapeHtml(url)}" style="display:block;font:700 17px/1.25 ${displayFont};letter-spacing:-0.2px;color:${light.ink};text-decoration:underline">${escapeHtml(title)}</a>${lines.map(lineOf).join('')}</td></tr>`,
  );
}

const buttonOf = ({ label, url }: { label: string; url: string }) =>
  table(
    'style="margin:24px 0 4px"',
    `<tr><td style="background:${light.cast};border-radius:10px 18px 10px 10px"><a href="${escapeHtml(url)}" style="display:inline-block;padding:14px 24px;font:600 16px/1.2 ${textFont};color:${light.onCast};text-decoration:none;border-radius:10px 18px 10px 10px">${escapeHtml(label)}</a></td></tr>`,
  );

function footOf({ reason, unsubscribeUrl, settingsUrl }: MailContent): string {
  const link = (label: string, url: string) =>
    `<a class="plain" href="${escapeHtml(url)}" style="color:${light.ink3};text-decoration:underline">${escapeHtml(label)}</a>`;
  const links = [
    ...(unsubscribeUrl ? [link(m.mail_unsubscribe(), unsubscribeUrl)] : []),
    ...(settingsUrl ? [link(m.mail_settings(), settingsUrl)] : []),
  ];
  return `<p class="ink3" style="margin:0;font:400 13px/1.55 ${textFont};color:${light.ink3}">${escapeHtml(reason)}${links.length > 0 ? `<br>${links.join(' &nbsp;·&nbsp; ')}` : ''}</p>`;
}

/** Renders the HTML part. */
export function mailHtml(content: MailContent): string {
  const locale = workLocale();
  const { subject, preview, heading, paragraphs, sheet, quotes = [], items = [], closing, action } = content;
  const body = [
    `<h1 class="ink" dir="auto" style="margin:0 0 14px;font:700 28px/1.1 ${displayFont};letter-spacing:-0.6px;color:${light.ink}">${escapeHtml(heading)}</h1>`,
    ...paragraphs.map(paragraph),
    sheet ? sheetOf(sheet) : '',
    ...quotes.map(quoteOf),
    ...items.map(itemOf),
    closing ? `<div style="height:8px;font-size:0;line-height:0">&nbsp;</div>${paragraph(closing)}` : '',
    action ? buttonOf(action) : '',
  ].join('');
  return `<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no"><title>${escapeHtml(subject)}</title><style>${mailStyles}</style></head>
<body class="back" style="margin:0;padding:0;background:${light.canvas}"><div style="display:none;max-height:0;overflow:hidden;opacity:0">${escapeHtml(preview)}${'&#847;&zwnj;&nbsp;'.repeat(40)}</div>
${table(
  'width="100%"',
  `<tr><td class="canvas" align="center" style="padding:32px 16px;background:${light.canvas}">${table(
    'width="100%" style="max-width:560px"',
    `<tr><td style="padding:0 4px 18px">${logo}</td></tr>
<tr><td class="sheet" style="padding:36px 40px;background:${light.surface};border:1px solid ${light.line};border-radius:14px 34px 14px 14px">${body}</td></tr>
<tr><td style="padding:20px 4px 0">${footOf(content)}</td></tr>`,
  )}</td></tr>`,
)}</body></html>`;
}
