import type { DemoDeal } from '../types.ts';
import { brandSays, creatorSays, filesOf, unread } from './build.ts';

const caseReference = { file: 'references/meridian-case.jpg', name: 'case-in-motion.jpg' };
const porto = filesOf('lisbon-to-porto');
const layover = filesOf('milan-layover');

export const meridianDeals: DemoDeal[] = [
  {
    key: 'carry-on-abaya',
    brand: 'meridian',
    creator: 'layla',
    title: 'Carry-on for five days, abaya included',
    description:
      'Pack the small case on camera for five days between Dubai and Porto. Count the pieces out loud. What stays home is as interesting as what comes along.',
    requirements: ['Pack from empty to closed', 'Count out loud', 'No airline names'],
    deliverables: ['UGC Video', 'Reel/Post'],
    budgetCents: 110_000,
    category: 'Travel',
    status: 'ACCEPTED',
    createdDaysAgo: 6,
    deadlineInDays: 24,
    references: [caseReference],
    rounds: [],
    messages: [
      brandSays(142, 'Hello Layla, the case is a loan. Please bring it back with scratches.'),
      creatorSays(135, 'Accepted. Which colour travels best?'),
      brandSays(133, 'Orange, for the belt. The sizes are here: https://meridian.example/cabin-sizes'),
      creatorSays(31, 'It is here and it is very orange. I pack on Sunday.'),
    ],
  },
  {
    key: 'lounge-try-on',
    brand: 'meridian',
    creator: 'layla',
    title: 'Lounge try-on with the weekender',
    description: 'Three outfits and one weekender bag, filmed in an airport lounge before boarding.',
    requirements: ['Three outfits', 'Bag in every shot'],
    deliverables: ['Reel/Post'],
    budgetCents: 70_000,
    category: 'Fashion',
    status: 'CANCELLED',
    createdDaysAgo: 38,
    deadlineInDays: -12,
    references: [],
    rounds: [],
    messages: [
      brandSays(910, 'Hello Layla, would a lounge allow it?'),
      creatorSays(905, 'I asked: not without a permit, and the permit takes six weeks.'),
      brandSays(899, 'Then we withdraw this one and write a better brief. Thank you for asking them first.'),
    ],
  },
  {
    key: 'lisbon-to-porto',
    brand: 'meridian',
    creator: 'diego',
    title: 'Lisbon to Porto with one case',
    description:
      'The slow train, one case, one repair at the counter in Porto. Sixty seconds, and let the wheels be heard.',
    requirements: ['One repair, start to finish', 'Wheels on cobbles, real sound', 'No boarding passes'],
    deliverables: ['Reel/Post', 'UGC Photo'],
    budgetCents: 132_000,
    category: 'Travel',
    status: 'COMPLETED',
    createdDaysAgo: 57,
    deadlineInDays: -25,
    references: [caseReference],
    rounds: [[porto.approved('slow-train.mp4', 700), porto.approved('counter-repair.jpg', 699)]],
    messages: [
      brandSays(1360, 'Hello Diego, break a wheel on the way, please.'),
      creatorSays(1355, 'Alfama will see to that. Accepted.'),
      creatorSays(698, 'The wheel lasted until Coimbra. Film and still are up.'),
      brandSays(690, 'Longer than in our tests. Approved.'),
    ],
  },
  {
    key: 'milan-layover',
    brand: 'meridian',
    creator: 'sofia',
    title: 'Milan layover lookbook',
    description: 'Seven hours between trains, four looks, one case that never leaves your hand.',
    requirements: ['Four looks', 'Case in hand, moving', 'No slow-motion wheels'],
    missed: ['No slow-motion wheels'],
    deliverables: ['UGC Video', 'UGC Photo'],
    budgetCents: 148_000,
    category: 'Fashion',
    status: 'NEEDS_REVISION',
    createdDaysAgo: 17,
    deadlineInDays: 6,
    references: [caseReference],
    rounds: [
      [
        layover.approved('look-one-green.jpg', 60),
        layover.sentBack(
          'four-looks-cut.mp4',
          59.5,
          'The wheels are in slow motion at 0:03. Real speed, please; the rest is beautiful.',
        ),
      ],
    ],
    messages: [
      brandSays(400, 'Hello Sofia, we leave the looks to you. The case is navy.'),
      creatorSays(391, 'Navy is kind to everything. Accepted.'),
      creatorSays(59, 'Look one as a still and a first cut of all four.'),
      brandSays(40, 'One note on the cut, the still is approved.'),
      unread(creatorSays(9, 'Understood, real speed by Thursday.')),
    ],
  },
];
