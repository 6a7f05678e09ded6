export type Neckline = 'crew' | 'v' | 'scoop' | 'collar' | 'turtle';

type Cloth = { skin: string; top: string };

export const necklines: Record<Neckline, (cloth: Cloth) => string> = {
  crew: ({ skin }) => `<path fill="${skin}" d="M150 380 C150 420 210 420 210 380 L210 372 L150 372Z"/>
    <path d="M147 386 C150 426 210 426 213 386" fill="none" stroke="rgba(20,16,14,.16)" stroke-width="7"/>`,
  v: ({ skin }) => `<path fill="${skin}" d="M146 384 L180 448 L214 384 L210 372 L150 372Z"/>
    <path d="M145 386 L180 451 L215 386" fill="none" stroke="rgba(20,16,14,.16)" stroke-width="6"/>`,
  scoop: ({ skin }) => `<path fill="${skin}" d="M128 392 C132 452 228 452 232 392 L210 372 L150 372Z"/>`,
  collar: ({ skin, top }) => `<path fill="${skin}" d="M152 376 L180 428 L208 376Z"/>
    <path fill="${top}" d="M150 376 L132 396 L166 440 L180 424Z"/>
    <path fill="${top}" d="M210 376 L228 396 L194 440 L180 424Z"/>
    <path fill="rgba(20,16,14,.10)" d="M210 376 L228 396 L194 440 L180 424Z"/>
    <path d="M180 428 V640" stroke="rgba(20,16,14,.14)" stroke-width="3"/>`,
  turtle: ({ top }) => `<path fill="${top}" d="M148 350 C160 362 200 362 212 350 L216 400 L144 400Z"/>
    <path fill="rgba(20,16,14,.12)" d="M182 359 C196 359 206 356 212 350 L216 400 L190 400Z"/>`,
};

export const drawBody = (
  top: string,
) => `<path fill="${top}" d="M34 650 C36 500 62 424 148 392 C168 404 192 404 212 392 C298 424 324 500 326 650 Z"/>
    <path fill="rgba(20,16,14,.11)" d="M212 392 C298 424 324 500 326 650 L216 650 C250 560 244 460 204 398Z"/>
    <path d="M92 650 C90 590 92 540 100 506" fill="none" stroke="rgba(20,16,14,.12)" stroke-width="4" stroke-linecap="round"/>
    <path d="M268 650 C270 590 268 540 260 506" fill="none" stroke="rgba(20,16,14,.16)" stroke-width="4" stroke-linecap="round"/>`;

export const drawNeck = (
  skin: string,
) => `<path fill="${skin}" d="M152 310 L152 384 C160 404 200 404 208 384 L208 310Z"/>
    <path fill="rgba(20,16,14,.20)" d="M152 326 C162 350 198 352 208 326 L208 352 C198 372 168 368 152 346Z"/>`;
