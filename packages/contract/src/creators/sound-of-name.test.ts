import { describe, expect, it } from 'vitest';
import { soundOf, soundTokens } from './sound-of-name.ts';

describe('how a name sounds', () => {
  it.each([
    ['ليلى', 'Layla', 'Leila'],
    ['حداد', 'Haddad', 'Hadad'],
    ['محمد', 'Mohammed', 'Muhamad'],
    ['فاطمة', 'Fatima', 'Fatimah'],
    ['رانيا', 'Rania', 'Raniya'],
    ['عمر', 'Omar', 'Umar'],
    ['يوسف', 'Yousef', 'Yusuf'],
    ['خالد', 'Khalid', 'Khaled'],
    ['شيخة', 'Sheikha', 'Shaikha'],
    ['غانم', 'Ghanem', 'Ghanim'],
    ['أمينة', 'Amina', 'Ameena'],
    ['جمال', 'Jamal', 'Gamal'],
    ['هانا', 'Hana', 'Hanna'],
    ['عبدالرحمن', 'Abdulrahman', 'Abdelrahman'],
    ['قاسم', 'Qasim', 'Kassem'],
    ['السويدي', 'Alsuwaidi', 'Al-Suwaidi'],
  ])('%s as %s and %s', (arabic, ...spellings) => {
    expect(spellings.map(soundOf)).toEqual(spellings.map(() => soundOf(arabic)));
    expect(soundOf(arabic)).not.toBeNull();
  });

  it.each([
    ['Layla', 'Lina'],
    ['Omar', 'Mar'],
    ['محمد', 'أحمد'],
  ])('%s is not %s', (one, other) => {
    expect(soundOf(one)).not.toBe(soundOf(other));
  });

  it.each(['', 'A', 'Bo', '한나', 'Zoë2', '✨', '李'])('of %j is not known', (word) => {
    expect(soundOf(word)).toBeNull();
  });

  it('is told of every word of a name, each once', () => {
    expect(soundTokens('Layla Al-Suwaidi 한나')).toEqual(['\u2248ll', '\u2248alsd', '\u2248sd']);
  });
});
