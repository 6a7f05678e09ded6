import type { DemoDeal } from '../types.ts';
import { brandSays, creatorSays, filesOf, replaced, unread } from './build.ts';

const lampReference = { file: 'references/kayan-lamp.jpg', name: 'dusk-lamp-catalogue.jpg' };
const sunset = filesOf('sunset-lamp');
const linen = filesOf('linen-week');
const nursery = filesOf('nursery-shelf');

export const kayanDeals: DemoDeal[] = [
  {
    key: 'sunset-lamp',
    brand: 'kayan-home',
    creator: 'layla',
    title: 'Lamp that fades with the sunset',
    description:
      'Unboxing and product review for the December catalogue. Put the lamp where you read, start when the sun is still on the wall, and let it take over.',
    requirements: ['Packaging in one shot', 'Room light off', 'The fade without a cut'],
    deliverables: ['Unboxing', 'Product Review'],
    counts: { Unboxing: 2 },
    budgetCents: 64_000,
    category: 'Home & Decor',
    status: 'SUBMITTED',
    createdDaysAgo: 10,
    deadlineInDays: 9,
    references: [lampReference],
    rounds: [
      [
        sunset.pending('unboxing-full.mp4', 76),
        sunset.pending('fade-no-cut.mp4', 75.8),
        sunset.pending('reading-corner.jpg', 75.5),
        sunset.pending('lamp-detail.jpg', 75.4),
        sunset.pending('spoken-review.mp4', 75),
      ],
    ],
    messages: [
      brandSays(236, 'Hello Layla, the lamp needs no tools and no drill. Tell us if that is untrue.'),
      creatorSays(230, 'Accepted. I am bad with tools, so I am a fair judge.'),
      creatorSays(74.6, 'Five files are up. It is true: eleven minutes, no tools, one biscuit.'),
      brandSays(70, 'Thank you, we look at them together on Monday.'),
    ],
  },
  {
    key: 'linen-week',
    brand: 'kayan-home',
    creator: 'layla',
    title: 'Seven days in the same linen',
    description:
      'Sleep in it, wash it, do not iron it. One film at the end of the week and one photo of the crease.',
    requirements: ['Do not iron', 'Day count on screen', 'Morning light'],
    deliverables: ['UGC Video', 'UGC Photo'],
    budgetCents: 52_000,
    category: 'Home & Decor',
    status: 'COMPLETED',
    createdDaysAgo: 49,
    deadlineInDays: -18,
    references: [],
    rounds: [
      [
        replaced(
          linen.sentBack(
            'seven-mornings.mp4',
            560,
            'Day three and day four are swapped. The count jumps back.',
          ),
        ),
        linen.approved('the-crease.jpg', 559),
      ],
      [linen.approved('seven-mornings-v2.mp4', 512)],
    ],
    messages: [
      brandSays(1170, 'Hello Layla, please treat it badly.'),
      creatorSays(1164, 'Accepted. The cat is on the team.'),
      creatorSays(558, 'Seven mornings and one crease.'),
      brandSays(541, 'The crease is perfect. Days three and four changed places, the note is with the film.'),
      creatorSays(511, 'Swapped back. The cat claims it was on purpose.'),
      brandSays(500, 'Approved. Regards to the cat.'),
    ],
  },
  {
    key: 'nursery-shelf',
    brand: 'kayan-home',
    creator: 'noor',
    title: 'Nursery shelf in one afternoon',
    description:
      'Build the no-drill shelf during one nap. Show the wall before and the wall after you take it down again: no marks is the promise.',
    requirements: ['Wall before and after', 'No children’s faces', 'Clock in frame'],
    deliverables: ['UGC Video', 'UGC Photo', 'Story Post'],
    budgetCents: 118_000,
    category: 'Parenting',
    status: 'SUBMITTED',
    createdDaysAgo: 15,
    deadlineInDays: 4,
    references: [],
    rounds: [
      [
        nursery.approved('wall-before.jpg', 33),
        nursery.pending('one-nap-build.mp4', 12),
        nursery.pending('shelf-styled.jpg', 11.8),
      ],
    ],
    messages: [
      brandSays(350, 'Hello Noor, how long is a nap in your house?'),
      creatorSays(341, 'Fifty minutes, with luck. Accepted.'),
      creatorSays(
        11.5,
        'Forty-four minutes. The build and the styled shelf are up, the wall before was approved already.',
      ),
      unread(creatorSays(11.2, 'The clock is a toy, but it keeps time.')),
    ],
  },
];
