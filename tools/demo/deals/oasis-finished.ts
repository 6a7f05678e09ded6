import type { DemoDeal } from '../types.ts';
import { brandSays, creatorSays, filesOf, replaced } from './build.ts';

const library = filesOf('texture-library');
const milk = filesOf('oil-to-milk');
const patch = filesOf('patch-test');

/** Oasis Skin's finished work. */
export const oasisFinishedDeals: DemoDeal[] = [
  {
    key: 'texture-library',
    brand: 'oasis-skin',
    creator: 'sofia',
    title: 'Cleanser texture library',
    description:
      'Macro photos and two loops for the product pages: gel, cream, balm and oil, each on its own ground. No hands, no props but glass.',
    requirements: ['One light for all textures', 'No hands', 'Loops without a visible seam'],
    deliverables: ['UGC Photo', 'UGC Video'],
    counts: { 'UGC Photo': 3 },
    budgetCents: 215_000,
    category: 'Beauty',
    status: 'COMPLETED',
    createdDaysAgo: 44,
    deadlineInDays: -9,
    references: [{ file: 'references/texture-reference.mp4', name: 'texture-reference-02.mp4' }],
    rounds: [
      [
        library.approved('gel-on-glass.jpg', 330),
        library.approved('balm-warm.jpg', 329.6),
        replaced(
          library.sentBack(
            'oil-loop.mp4',
            329.2,
            'The seam shows: the highlight jumps when it starts again.',
          ),
        ),
      ],
      [library.approved('oil-loop-seamless.mp4', 268), library.approved('cream-peak.jpg', 267.5)],
    ],
    messages: [
      brandSays(
        1050,
        'Hello Sofia, twelve photos sounds like much. Four good ones and two loops are enough.',
      ),
      creatorSays(1031, 'Then I take a day longer and use film for the stills. Accepted.'),
      creatorSays(329, 'First scans and one loop. The 35 mm grain is yours to keep or not.'),
      brandSays(310, 'We keep it. The loop has a note.'),
      creatorSays(267, 'New loop, cut on the rotation. The cream peak is a gift.'),
      brandSays(
        240,
        'All approved and closed. The pages go live on Monday: https://oasisskin.example/textures',
      ),
    ],
  },
  {
    key: 'oil-to-milk',
    brand: 'oasis-skin',
    creator: 'layla',
    title: 'Oil-to-milk cleanse, no cuts',
    description: 'One take from dry face to towel. The moment the oil turns to milk is the whole film.',
    requirements: ['One take', 'Water audible', 'Mascara on, so that there is something to take off'],
    deliverables: ['UGC Video', 'UGC Photo'],
    budgetCents: 96_000,
    category: 'Beauty',
    status: 'COMPLETED',
    createdDaysAgo: 62,
    deadlineInDays: -31,
    references: [],
    rounds: [[milk.approved('one-take-milk.mp4', 860), milk.approved('towel-still.jpg', 859.5)]],
    messages: [
      brandSays(1480, 'Hello Layla, one take. As many tries as you like.'),
      creatorSays(1472, 'Accepted. My record is eleven.'),
      creatorSays(859, 'It took nine. Try number nine and a still of the towel are up.'),
      brandSays(840, 'Nine was right. Approved, thank you for your patience.'),
    ],
  },
  {
    key: 'patch-test',
    brand: 'oasis-skin',
    creator: 'amara',
    title: 'How to patch test, for people who never do',
    description:
      'A short explainer before the retinal launch: where, how much, how long. Plain words, no scare.',
    requirements: ['Inner arm, not the neck', 'Say forty-eight hours twice', 'No medical claims'],
    deliverables: ['UGC Video', 'Story Post'],
    budgetCents: 58_000,
    category: 'Wellness',
    status: 'COMPLETED',
    createdDaysAgo: 75,
    deadlineInDays: -48,
    references: [],
    rounds: [[patch.approved('forty-eight-hours.mp4', 1300), patch.approved('arm-diagram.jpg', 1299)]],
    messages: [
      brandSays(1790, 'Hello Amara, the lab asks for this one, not the shop.'),
      creatorSays(1783, 'My favourite kind. Accepted.'),
      creatorSays(1299, 'Uploaded. I say it three times, it is the law of hooks.'),
      brandSays(1260, 'Three is fine. Approved.'),
    ],
  },
];
