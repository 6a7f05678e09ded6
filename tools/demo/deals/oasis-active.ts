import type { DemoDeal } from '../types.ts';
import { brandSays, creatorSays, filesOf, replaced, reviewedBy, unread, writtenBy } from './build.ts';

const guidelines = { file: 'references/barrier-serum-guidelines.pdf', name: 'oasis-skin-guidelines.pdf' };
const mask = filesOf('overnight-mask');
const desert = filesOf('desert-spf');
const cleanser = filesOf('cloud-cleanser');
const refill = filesOf('refill-pouch');

/** Oasis Skin's work under way. */
export const oasisActiveDeals: DemoDeal[] = [
  {
    key: 'overnight-mask',
    brand: 'oasis-skin',
    creator: 'amara',
    title: 'Overnight mask, honest seven-day diary',
    description:
      'One Reel plus three Story frames. Day one and day seven must match in light. If nothing changed by day four, say that nothing changed.',
    requirements: [
      'Same window, same hour',
      'No foundation on day one or seven',
      'Say how many nights you skipped',
    ],
    deliverables: ['UGC Video', 'Reel/Post', 'Story Post'],
    counts: { 'UGC Video': 2 },
    budgetCents: 98_000,
    category: 'Beauty',
    status: 'SUBMITTED',
    createdDaysAgo: 16,
    deadlineInDays: 13,
    references: [guidelines],
    rounds: [
      [
        mask.approved('day-one-take-1.mp4', 74),
        mask.approved('texture-loop.mp4', 73.6),
        replaced(
          mask.sentBack(
            'story-frames.jpg',
            73.2,
            'The caption covers the jar in frame two. Move it to the upper third and resend.',
          ),
        ),
      ],
      [mask.pending('day-seven-take-3.mp4', 5.1), mask.pending('story-frames-v2.jpg', 4.9)],
    ],
    messages: [
      brandSays(380, 'Hello Amara, the jar and the guidelines are on their way. Seven nights, no hurry.'),
      creatorSays(371, 'Accepted. I start on Monday, so day seven falls on a Sunday with the same light.'),
      creatorSays(73, 'Day one, a texture loop and the Story frames are up.'),
      brandSays(52, 'Day one is lovely. One note on the frames, it is with the file.'),
      creatorSays(5, 'Day one and day seven are up, matched on the same window.'),
      writtenBy('mira', brandSays(4.5, 'They match beautifully. Reviewing now.')),
      unread(creatorSays(4.4, 'Take 3 has a cleaner ending if you prefer it.')),
    ],
  },
  {
    key: 'desert-spf',
    brand: 'oasis-skin',
    creator: 'diego',
    title: 'SPF 50 desk-to-desert field test',
    description:
      'UGC video at noon in Al Qudra. Show reapplication at two hours. Start at a desk, end on a dune, keep the same shirt.',
    requirements: ['Noon sun, no umbrella', 'Reapply at two hours, clock in frame', 'Same shirt throughout'],
    deliverables: ['UGC Video', 'UGC Photo'],
    budgetCents: 160_000,
    category: 'Travel',
    status: 'IN_PROGRESS',
    createdDaysAgo: 11,
    deadlineInDays: 18,
    references: [guidelines],
    rounds: [[desert.pending('first-dune-rough.mp4', 20), desert.pending('bottle-at-noon.jpg', 19.7)]],
    messages: [
      brandSays(262, 'Hello Diego, can you still make Al Qudra on the way back from Muscat?'),
      creatorSays(258, 'Yes. I land on the 9th, one night in the desert, one at a desk.'),
      brandSays(
        256,
        'Good. The track to the second lake is open, directions are here: https://alqudra-tracks.example/second-lake',
      ),
      creatorSays(
        19.5,
        'A rough cut of the first dune and one still. The reapplication is tomorrow’s light.',
      ),
      unread(creatorSays(6, 'Wind took the tripod. I have the shot, I lost the sunglasses.')),
    ],
  },
  {
    key: 'gift-set-unboxing',
    brand: 'oasis-skin',
    creator: 'noor',
    title: 'Gift-set unboxing, Arabic voice-over',
    description:
      'Unboxing and product review, subtitles burned in. Open it at your kitchen table as if it had just been delivered, then tell us which piece you would give away.',
    requirements: ['Arabic voice-over', 'English subtitles burned in', 'No children on camera'],
    deliverables: ['Unboxing', 'Product Review'],
    budgetCents: 264_000,
    currency: 'AED',
    category: 'Lifestyle',
    status: 'ACCEPTED',
    createdDaysAgo: 5,
    deadlineInDays: 26,
    references: [guidelines],
    rounds: [],
    messages: [
      brandSays(118, 'Hello Noor, the set ships in the real box, ribbon and all.'),
      creatorSays(101, 'Accepted. I film on Thursday mornings when the house is quiet.'),
      unread(
        creatorSays(22, 'The parcel is here. Is the ribbon meant to be olive? Yours on the site is beige.'),
      ),
    ],
  },
  {
    key: 'cloud-cleanser',
    brand: 'oasis-skin',
    creator: 'hana',
    title: 'Cloud cleanser, before coffee',
    description:
      'A sixty-second morning: kettle on, cleanser, rinse, kettle off. Two stills of the foam for the product page.',
    requirements: ['Kettle sound from start to end', 'Foam in the palm, top light', 'Korean captions'],
    deliverables: ['UGC Video', 'UGC Photo'],
    counts: { 'UGC Photo': 2 },
    budgetCents: 88_000,
    category: 'Beauty',
    status: 'NEEDS_REVISION',
    createdDaysAgo: 14,
    deadlineInDays: 5,
    references: [guidelines],
    rounds: [
      [
        cleanser.sentBack(
          'kettle-cut-a.mp4',
          47,
          'Lovely pace. The rinse is missing: we go from foam to towel. Please add two seconds of water.',
        ),
        reviewedBy('mira', cleanser.approved('foam-top-light.jpg', 46.8)),
        cleanser.rejected(
          'foam-side.jpg',
          46.7,
          'The label of another brand is in the mirror. We cannot use this one.',
        ),
      ],
    ],
    messages: [
      brandSays(330, 'Hello Hana, we loved the five-step film. This is step one of it.'),
      creatorSays(322, 'Then I know the bathroom light already. Accepted.'),
      creatorSays(46.5, 'One cut and two foam stills are up.'),
      writtenBy(
        'mira',
        brandSays(26, 'Notes are with the files. The top-light still goes straight to the page.'),
      ),
      creatorSays(21, 'I see the mirror now, sorry. I re-shoot the rinse on Saturday morning.'),
    ],
  },
  {
    key: 'refill-pouch',
    brand: 'oasis-skin',
    creator: 'layla',
    title: 'Refill pouch in thirty seconds',
    description:
      'Show that the refill takes half a minute and one hand. No cuts while pouring. If you spill, keep it.',
    requirements: ['One hand', 'No cuts while pouring', 'Timer on screen'],
    deliverables: ['UGC Video', 'UGC Photo'],
    budgetCents: 64_000,
    category: 'Beauty',
    status: 'SUBMITTED',
    createdDaysAgo: 13,
    deadlineInDays: 9,
    references: [guidelines],
    rounds: [
      [
        reviewedBy('mira', refill.approved('one-hand-refill.mp4', 30)),
        refill.approved('pouch-and-bottle.jpg', 29.8),
      ],
    ],
    messages: [
      brandSays(310, 'Hello Layla, the pouch is new: you are the first to pour it on camera.'),
      creatorSays(304, 'Accepted. Left hand or right?'),
      writtenBy('yusuf', brandSays(303, 'The weaker one. That is the point.')),
      creatorSays(29.5, 'Twenty-eight seconds, left hand, one drop on the table. Both files are up.'),
      brandSays(
        7,
        'The drop stays. Both are approved, I only want Dana in legal to read the caption before I close it.',
      ),
      unread(brandSays(1.2, 'Read and fine. I complete the project this afternoon.')),
    ],
  },
];
