/** Figures of the tasks before the queue, short briefs and one line of money; measured once. */

/** Presses, fields, pixels scrolled and seconds of hands. */
export type Figures = readonly [presses: number, fields: number, scrolled: number, hands: number];

export const madeBefore =
  'at commit 8aab1db0, with the steps of then: ten briefs were ten times one, at a price typed for each';

export const before: Readonly<Record<'phone' | 'desk', Readonly<Record<string, Figures>>>> = {
  phone: {
    'Brief one photo': [8, 4, 3283, 27],
    'Brief ten creators of a roster, each at their rate': [70, 40, 37_890, 260],
    'Answer a brief with another price': [8, 2, 3604, 17],
    'Pay three creators': [9, 3, 575, 14],
    'Find what needs me, and begin it': [2, 0, 1770, 4],
    'Turn off one kind of mail': [3, 0, 8485, 14],
    'State bank details': [10, 7, 1967, 35],
    'First profile, up to its publication': [11, 4, 2829, 26],
    'Apply to a casting': [5, 2, 1534, 19],
    'Approve two files and complete the project': [3, 0, 762, 4],
    'Report a message': [4, 0, 506, 5],
    'Share a film with somebody without an account': [6, 1, 2339, 10],
  },
  desk: {
    'Brief one photo': [8, 4, 1846, 25],
    'Brief ten creators of a roster, each at their rate': [70, 40, 18_460, 240],
    'Answer a brief with another price': [8, 2, 1338, 14],
    'Pay three creators': [9, 3, 0, 14],
    'Find what needs me, and begin it': [1, 0, 698, 2],
    'Turn off one kind of mail': [3, 0, 3128, 7],
    'State bank details': [10, 7, 916, 34],
    'First profile, up to its publication': [11, 4, 0, 23],
    'Apply to a casting': [5, 2, 0, 17],
    'Approve two files and complete the project': [3, 0, 0, 3],
    'Report a message': [3, 0, 322, 4],
    'Share a film with somebody without an account': [5, 1, 1776, 9],
  },
};
