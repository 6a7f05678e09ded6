import type { DemoDeal } from '../types.ts';
import { brandSays, creatorSays, filesOf, unread } from './build.ts';

const bell = filesOf('adjustable-bell');

export const pulsefitDeals: DemoDeal[] = [
  {
    key: 'recovery-band',
    brand: 'pulsefit',
    creator: 'layla',
    title: 'Recovery band, from desk to mat',
    description:
      'Ten minutes after work with the recovery band. You are not a trainer and should not sound like one: show what it does to stiff shoulders.',
    requirements: ['After a real working day', 'No weight-loss words', 'Name the resistance on screen'],
    deliverables: ['UGC Video', 'Story Post'],
    budgetCents: 48_000,
    category: 'Wellness',
    status: 'BRIEF_SENT',
    createdDaysAgo: 1,
    deadlineInDays: 28,
    references: [],
    rounds: [],
    messages: [
      unread(
        brandSays(
          23.5,
          'Hello Layla, the band comes in three strengths. Start with the one you think is too easy.',
        ),
      ),
    ],
  },
  {
    key: 'thirty-day-teaser',
    brand: 'pulsefit',
    creator: 'layla',
    title: 'Thirty-day challenge teaser',
    description:
      'A teaser for a thirty-day push-up challenge, filmed on day one and “day thirty” in one afternoon.',
    requirements: ['Two outfits', 'Same spot'],
    deliverables: ['Reel/Post'],
    budgetCents: 60_000,
    category: 'Fitness',
    status: 'REJECTED',
    createdDaysAgo: 33,
    deadlineInDays: -2,
    references: [],
    rounds: [],
    messages: [
      brandSays(792, 'Hello Layla, two outfits, one afternoon, thirty days in the edit.'),
      creatorSays(
        780,
        'I do not fake a day thirty, so I pass. Send me the band instead and I tell you what I think.',
      ),
      brandSays(771, 'Point taken. The band it is, a brief will follow.'),
    ],
  },
  {
    key: 'adjustable-bell',
    brand: 'pulsefit',
    creator: 'marcus',
    title: 'Four weeks with the adjustable bell',
    description:
      'One kettlebell that goes from four to twenty kilos. Train with it for four weeks, film week one and week four, keep a failed rep in the cut.',
    requirements: ['Full set, first to last rep', 'Weight named on screen', 'A failed rep stays in'],
    deliverables: ['UGC Video', 'Product Review', 'UGC Photo'],
    budgetCents: 126_000,
    category: 'Fitness',
    status: 'IN_PROGRESS',
    createdDaysAgo: 27,
    deadlineInDays: 15,
    references: [],
    rounds: [[bell.approved('week-one-full-set.mp4', 300), bell.pending('dial-close-up.jpg', 44)]],
    messages: [
      brandSays(640, 'Hello Marcus, the bell is on its way. It is heavier than the parcel looks.'),
      creatorSays(632, 'The courier agrees. Accepted.'),
      creatorSays(299, 'Week one, full set, one bad rep at the end.'),
      brandSays(280, 'The bad rep made the office laugh. Approved.'),
      creatorSays(43, 'A close-up of the dial for the shop page. Week four next.'),
    ],
  },
  {
    key: 'posture-sensor',
    brand: 'pulsefit',
    creator: 'kenji',
    title: 'Posture sensor, measured',
    description:
      'Wear the clip for one working week and compare its count with a camera. Publish both numbers, whatever they are.',
    requirements: [
      'Camera count beside the app’s count',
      'One full working day in time lapse',
      'Both numbers on screen',
    ],
    deliverables: ['Product Review', 'UGC Video'],
    budgetCents: 90_000,
    category: 'Technology',
    status: 'ACCEPTED',
    createdDaysAgo: 8,
    deadlineInDays: 20,
    references: [],
    rounds: [],
    messages: [
      brandSays(190, 'Hello Kenji, our engineers are nervous and ask you to be fair.'),
      creatorSays(
        181,
        'Accepted. The protocol is public, they can check it: https://watanabe.example/posture-protocol',
      ),
      brandSays(170, 'They have printed it. Good luck to us.'),
    ],
  },
];
