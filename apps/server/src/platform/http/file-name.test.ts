import { describe, expect, it } from 'vitest';
import { attachmentHeader, cleanFileName } from './file-name.ts';

describe('names of files', () => {
  it.each([
    ['clip.mp4', 'clip.mp4'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\me\\clip.mp4', 'clip.mp4'],
    ['  clip.mp4 \r\n', 'clip.mp4'],
    ['a\0b\u202egpj.exe', 'abgpj.exe'],
    ['half \ud83d.png', 'half \ufffd.png'],
    ['\u200fإعلان \u2067نهائي\u2069.mp4', 'إعلان نهائي.mp4'],
    ['folder/', 'file'],
    ['', 'file'],
    [undefined, 'file'],
  ])('%j becomes %j', (sent, expected) => {
    expect(cleanFileName(sent)).toBe(expected);
  });

  it('are bounded, keeping the extension and whole characters', () => {
    expect(cleanFileName(`${'x'.repeat(300)}.mp4`)).toBe(`${'x'.repeat(251)}.mp4`);
    const cut = cleanFileName(`${'x'.repeat(250)}🎬🎬.mp4`);
    expect(cut).toBe(`${'x'.repeat(250)}.mp4`);
    expect(cut.isWellFormed()).toBe(true);
  });

  it('travel in a header whatever they hold', () => {
    expect(attachmentHeader('my "clip" \\ (1).mp4')).toBe(
      'attachment; filename="my \\"clip\\" \\\\ (1).mp4"',
    );
    expect(attachmentHeader('عرض.mp4')).toMatch(/^[\x20-\x7e]+; filename\*=UTF-8''[\w.%]+$/);
  });
});
