import type { DemoDeal } from '../types.ts';
import { brandSays, creatorSays, filesOf, unread } from './build.ts';

const notes = { file: 'references/nomad-filming-notes.pdf', name: 'nomad-filming-notes.pdf' };
const coldBrew = filesOf('cold-brew');
const card = filesOf('pour-over-card');
const macro = filesOf('roastery-macro');

export const nomadDeals: DemoDeal[] = [
  {
    key: 'cold-brew',
    brand: 'nomad-roasters',
    creator: 'layla',
    title: 'Cold-brew in four pours',
    description:
      'Two Reels for the new concentrate. Keep the pour in one take, label to camera, ambient sound only. We would rather see your kitchen than a studio.',
    requirements: ['One continuous pour', 'Label readable in frame one', 'No music'],
    missed: ['Label readable in frame one'],
    deliverables: ['Reel/Post', 'UGC Video', 'UGC Photo'],
    counts: { 'UGC Video': 2 },
    budgetCents: 86_000,
    category: 'Food',
    status: 'NEEDS_REVISION',
    createdDaysAgo: 12,
    deadlineInDays: 7,
    references: [notes],
    rounds: [
      [
        coldBrew.sentBack(
          'pour-01.mp4',
          26,
          'Label turns away at 0:04. Please keep it to camera from the first frame.',
        ),
        coldBrew.sentBack('pour-02.mp4', 25.8, 'Same here: the label leaves the frame with the second pour.'),
        coldBrew.approved('hero-take-02.mp4', 50),
        coldBrew.approved('still-set-a.jpg', 49.8),
      ],
    ],
    messages: [
      brandSays(
        286,
        'Hello Layla, four bottles of concentrate are with the courier. The filming notes are attached.',
      ),
      creatorSays(280, 'Accepted. My kitchen faces east, so I pour before nine.'),
      creatorSays(49.5, 'A hero take and the still set are up. Pours follow tomorrow.'),
      creatorSays(25.5, 'Both pours are up, one take each.'),
      brandSays(2.1, 'Hero takes approved. On the pours, can the label face camera?'),
      creatorSays(1.9, 'Yes, I will re-shoot both before noon.'),
      unread(
        brandSays(
          1.8,
          'Perfect. This is the framing we like: https://nomadroasters.example/one-take-pour-study',
        ),
      ),
      unread(brandSays(1.1, 'If the label sweats, wipe it. We do that on the cart as well.')),
      unread(brandSays(0.6, 'And keep the kettle in the background. It is the best sound in the film.')),
    ],
  },
  {
    key: 'pour-over-card',
    brand: 'nomad-roasters',
    creator: 'layla',
    title: 'A pour-over card for the night table',
    description:
      'A quiet film for the last week of Ramadan: one cup after iftar, the recipe on a card, no voice. Photos of the card for print.',
    requirements: ['After sunset', 'Recipe card readable', 'No voice, no music'],
    deliverables: ['UGC Video', 'UGC Photo'],
    budgetCents: 74_000,
    category: 'Food',
    status: 'COMPLETED',
    createdDaysAgo: 96,
    deadlineInDays: -70,
    references: [notes],
    rounds: [[card.approved('after-iftar.mp4', 1810), card.approved('recipe-card.jpg', 1809)]],
    messages: [
      brandSays(2300, 'Hello Layla, a slow one. Nobody has to say anything.'),
      creatorSays(2290, 'Accepted. My mother lends the cups.'),
      creatorSays(1808, 'One film, one photo. The cups are from 1974.'),
      brandSays(1790, 'Approved. Please thank your mother, the cups are now on the poster.'),
    ],
  },
  {
    key: 'roastery-macro',
    brand: 'nomad-roasters',
    creator: 'elena',
    title: 'Roastery macro, Tuesday batch',
    description:
      'Come on a roasting Tuesday and film what nobody sees: chaff, first crack, the cooling tray. Two Reels to your own account.',
    requirements: ['Show the roast date', 'Sound of first crack', 'Ear protection stays on'],
    deliverables: ['Reel/Post', 'Story Post'],
    budgetCents: 92_000,
    category: 'Food',
    status: 'COMPLETED',
    createdDaysAgo: 51,
    deadlineInDays: -22,
    references: [notes],
    rounds: [[macro.approved('first-crack.mp4', 640), macro.approved('cooling-tray.jpg', 639)]],
    messages: [
      brandSays(1220, 'Hello Elena, the door in lane 8 opens at six.'),
      creatorSays(1214, 'I am there at half past five. Accepted.'),
      creatorSays(638, 'First crack is at 0:21, listen with headphones.'),
      brandSays(630, 'We did. Three times. Approved.'),
    ],
  },
];
