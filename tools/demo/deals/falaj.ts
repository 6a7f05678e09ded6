import type { DemoDeal } from '../types.ts';
import { brandSays, creatorSays, filesOf, unread } from './build.ts';

const mood = { file: 'references/falaj-courtyard.jpg', name: 'courtyard-at-noon.jpg' };
const hammam = filesOf('hammam-weekend');
const suite = filesOf('suite-first-light');

export const falajDeals: DemoDeal[] = [
  {
    key: 'hammam-weekend',
    brand: 'falaj-hotels',
    creator: 'layla',
    title: 'Hammam weekend, one suitcase',
    description:
      'Travel diary in six Story frames with captions in Arabic. Arrive on Friday, pack nothing you cannot carry up the stairs yourself, leave the phone outside the hammam.',
    requirements: ['Captions in Arabic first', 'No other guests in frame', 'Water audible in frame one'],
    deliverables: ['Story Post', 'UGC Photo'],
    counts: { 'UGC Photo': 2 },
    budgetCents: 690_000,
    currency: 'AED',
    category: 'Travel',
    status: 'IN_PROGRESS',
    createdDaysAgo: 18,
    deadlineInDays: 13,
    references: [mood],
    rounds: [
      [
        hammam.approved('arrival-frame.mp4', 54),
        hammam.pending('courtyard-noon.jpg', 28),
        hammam.pending('packing-frame.jpg', 27.6),
      ],
    ],
    messages: [
      brandSays(
        430,
        'Dear Layla, the house in Nizwa would like to receive you. Two nights, a room by the channel.',
      ),
      creatorSays(425, 'With pleasure, accepted. I come by bus, so one suitcase it is.'),
      brandSays(
        422,
        'The bus stops at the lower gate. The way up is here: https://falaj.example/nizwa/arriving',
      ),
      creatorSays(53.5, 'The arrival frame is up, with the channel in the sound.'),
      brandSays(49, 'Approved at once. The gatekeeper is proud.'),
      creatorSays(27.4, 'Courtyard and packing frames are up. The last three follow when I am home.'),
      unread(
        brandSays(
          23,
          'Take your time. Is the caption on the packing frame final? The second line seems to end early.',
        ),
      ),
    ],
  },
  {
    key: 'suite-first-light',
    brand: 'falaj-hotels',
    creator: 'layla',
    title: 'A suite at first light',
    description:
      'One film from dark to breakfast, shot from the bed and the balcony only. The call to prayer may be heard.',
    requirements: ['From dark to daylight', 'No room number', 'Breakfast as it comes'],
    deliverables: ['UGC Video', 'Reel/Post'],
    budgetCents: 882_000,
    currency: 'AED',
    category: 'Travel',
    status: 'COMPLETED',
    createdDaysAgo: 140,
    deadlineInDays: -112,
    references: [mood],
    rounds: [[suite.approved('dark-to-breakfast.mp4', 2850), suite.approved('balcony-six-am.jpg', 2849)]],
    messages: [
      brandSays(3350, 'Dear Layla, the suite over the dunes is free on the 12th.'),
      creatorSays(3340, 'Accepted. I set three alarms.'),
      creatorSays(2848, 'I needed two. Film and still are up.'),
      brandSays(2820, 'The light on the second dune is what we built the balcony for. Approved.'),
    ],
  },
  {
    key: 'honest-check-in',
    brand: 'falaj-hotels',
    creator: 'omar',
    title: 'Business trip, honest check-in',
    description:
      'Time it: from the taxi door to a working laptop on the desk. If the Wi-Fi needs a form, film the form.',
    requirements: ['Stopwatch on screen', 'No other guests in frame', 'Say one thing we should fix'],
    deliverables: ['Reel/Post', 'Product Review'],
    budgetCents: 300_000,
    currency: 'AED',
    category: 'Business',
    status: 'BRIEF_SENT',
    createdDaysAgo: 2,
    deadlineInDays: 34,
    references: [],
    rounds: [],
    messages: [
      unread(
        brandSays(
          47,
          'Dear Omar, our house in Muscat thinks it needs four minutes. We would like you to find out.',
        ),
      ),
    ],
  },
];
