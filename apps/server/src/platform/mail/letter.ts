/** The form of every mail: a text part, and the same in calm HTML. */
import type { Letter } from './mail.ts';

interface LetterContent {
  to: string;
  subject: string;
  paragraphs: string[];
  /** The one thing to do, if any. */
  action?: { label: string; url: string };
}

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const bodyStyle =
  'margin:0;padding:32px 16px;background:#F1F6F3;color:#09241C;font:16px/1.5 system-ui,sans-serif';
const sheetStyle =
  'max-width:520px;margin:0 auto;padding:32px;background:#fff;border-radius:14px 28px 14px 14px';
const buttonStyle =
  'display:inline-block;padding:14px 22px;background:#FE94BD;color:#09241C;font-weight:600;text-decoration:none;border-radius:10px 18px 10px 10px';

/** Writes a letter in both parts. */
export function composeLetter({ to, subject, paragraphs, action }: LetterContent): Letter {
  const lines = action ? [...paragraphs, `${action.label}: ${action.url}`] : paragraphs;
  const button = action
    ? `<p style="margin:28px 0"><a style="${buttonStyle}" href="${escapeHtml(action.url)}">${escapeHtml(action.label)}</a></p>`
    : '';
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head><body style="${bodyStyle}"><div style="${sheetStyle}"><h1 style="margin:0 0 16px;font-size:24px;line-height:1.15">${escapeHtml(subject)}</h1>${paragraphs
    .map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`)
    .join('')}${button}<p style="color:#53635D;font-size:13px">Briefcast</p></div></body></html>`;
  return { to, subject, text: [...lines, '', 'Briefcast'].join('\n\n'), html };
}
