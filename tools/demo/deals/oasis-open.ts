import type { DemoDeal } from '../types.ts';
import { brandSays, creatorSays, unread, writtenBy } from './build.ts';

const guidelines = { file: 'references/barrier-serum-guidelines.pdf', name: 'Barrier-serum-guidelines.pdf' };

/** Oasis Skin's briefs without a yes, and those that never came to work. */
export const oasisOpenDeals: DemoDeal[] = [
  {
    key: 'winter-barrier-serum',
    brand: 'oasis-skin',
    creator: 'layla',
    title: 'Winter barrier serum: three-step morning routine',
    description:
      'Show the serum as the second of three steps, bare skin first. Natural light, no beauty filter, no medical claims. Say “barrier” once and let the texture shot do the rest. We cut 9:16 masters for our own channels.',
    requirements: [
      'Skin bare in the first shot',
      'Serum as step two',
      'One slow texture close-up',
      'No beauty filter',
    ],
    deliverables: ['UGC Video', 'UGC Photo', 'Story Post'],
    budgetCents: 124_000,
    category: 'Beauty',
    status: 'BRIEF_SENT',
    createdDaysAgo: 0.1,
    deadlineInDays: 21,
    references: [guidelines, { file: 'references/texture-reference.mp4', name: 'texture-reference-04.mp4' }],
    rounds: [],
    messages: [
      unread(
        brandSays(
          2.2,
          'Hello Layla, the brief for our winter serum is attached, with the guidelines and one texture reference.',
        ),
      ),
      unread(
        writtenBy(
          'yusuf',
          brandSays(2, 'Two bottles can leave Sharjah tomorrow if you accept today. Ask anything here.'),
        ),
      ),
    ],
  },
  {
    key: 'evening-oil-ritual',
    brand: 'oasis-skin',
    creator: 'priya',
    title: 'Evening oil, the way your grandmother did it',
    description:
      'One video of your own evening oil ritual with our cleansing oil in place of yours. We want your hands and your words; the bottle may stay in the background until the end.',
    requirements: [
      'Your own ritual, unchanged',
      'Bottle visible in the last five seconds',
      'Credit your grandmother in the caption',
    ],
    deliverables: ['UGC Video', 'Reel/Post'],
    budgetCents: 42_000,
    category: 'Wellness',
    status: 'BRIEF_SENT',
    createdDaysAgo: 1.4,
    deadlineInDays: 26,
    references: [guidelines],
    rounds: [],
    messages: [
      brandSays(33, 'Hello Priya, your courtyard film is why we are writing. The brief is short on purpose.'),
      creatorSays(27, 'Thank you. May I warm the oil over a lamp? It is how we do it at home.'),
      unread(brandSays(3.5, 'Yes, please do. Keep the flame out of the bottle’s way and we are happy.')),
    ],
  },
  {
    key: 'gym-bag-spf',
    brand: 'oasis-skin',
    creator: 'marcus',
    title: 'The SPF stick that lives in a gym bag',
    description:
      'Four outdoor sessions, one stick. Show when you put it on, when you forgot, and what it looks like after sweat. A blooper is welcome.',
    requirements: ['Four sessions on four days', 'Reapply once on camera', 'No shirtless thumbnails'],
    deliverables: ['UGC Video', 'Product Review'],
    budgetCents: 68_000,
    category: 'Fitness',
    status: 'BRIEF_SENT',
    createdDaysAgo: 3,
    deadlineInDays: 30,
    references: [],
    rounds: [],
    messages: [brandSays(71, 'Hello Marcus, we know you test for four weeks. We can wait four weeks.')],
  },
  {
    key: 'desk-hand-cream',
    brand: 'oasis-skin',
    creator: 'kenji',
    title: 'Hand cream that leaves no print on a keyboard',
    description:
      'Measure it: cream on, two minutes, then type. If there is a print, show the print. A desk video for people who hate greasy keys.',
    requirements: ['A stopwatch on screen', 'Dark keycaps', 'Say the result out loud'],
    deliverables: ['UGC Video', 'UGC Photo'],
    budgetCents: 54_000,
    category: 'Technology',
    status: 'REJECTED',
    createdDaysAgo: 19,
    deadlineInDays: 6,
    references: [],
    rounds: [],
    messages: [
      brandSays(455, 'Hello Kenji, an odd one for you: can a hand cream pass your desk test?'),
      creatorSays(
        440,
        'I tried the sample. It leaves a print after two minutes, and after five. I would have to say so.',
      ),
      creatorSays(
        439.8,
        'Better that I decline than that you pay for a bad result. Write to me when the formula changes.',
      ),
      brandSays(431, 'That is fair, and useful. It goes to the lab today. Thank you.'),
    ],
  },
  {
    key: 'cafe-lip-balm',
    brand: 'oasis-skin',
    creator: 'elena',
    title: 'Lip balm on a café table',
    description:
      'Three Story frames of the new balm beside a cup, shot from above, with the lid off in the last one.',
    requirements: ['Top light', 'No lipstick on the cup', 'Lid off in frame three'],
    deliverables: ['Story Post'],
    budgetCents: 21_000,
    category: 'Lifestyle',
    status: 'CANCELLED',
    createdDaysAgo: 24,
    deadlineInDays: -4,
    references: [],
    rounds: [],
    messages: [
      brandSays(575, 'Hello Elena, a small one: three frames, one table, your light.'),
      brandSays(
        560,
        'We have to withdraw this brief, the tins arrived dented. It was not your doing. We will be back in spring.',
      ),
      creatorSays(552, 'No harm done. Send a dented one, it may look better.'),
    ],
  },
];
