export type Held = 'serum' | 'cup' | 'phone' | 'compact' | 'box';

const heldThings: Record<Held, (accent: string) => string> = {
  serum: (accent) => `<rect x="240" y="352" width="44" height="96" rx="10" fill="${accent}"/>
    <rect x="240" y="352" width="16" height="96" rx="8" fill="#fff" opacity=".28"/>
    <rect x="252" y="326" width="20" height="28" rx="4" fill="#1D1A18"/>
    <rect x="255" y="306" width="14" height="22" rx="7" fill="#F4EFE6"/>
    <rect x="248" y="392" width="28" height="30" rx="2" fill="#fff" opacity=".82"/>
    <path d="M253 401h18M253 408h12" stroke="#222" stroke-width="2.4"/>`,
  cup: (accent) => `<path d="M232 366 h60 l-7 78 a8 8 0 0 1 -8 7 h-30 a8 8 0 0 1 -8 -7Z" fill="${accent}"/>
    <path d="M270 366 h22 l-7 78 a8 8 0 0 1 -8 7 h-14Z" fill="rgba(20,16,14,.14)"/>
    <rect x="226" y="354" width="72" height="16" rx="6" fill="#F7F2E8"/>
    <rect x="238" y="396" width="48" height="26" fill="#F7F2E8" opacity=".9"/>`,
  phone: (accent) => `<rect x="226" y="330" width="66" height="124" rx="13" fill="#171C1B"/>
    <rect x="231" y="336" width="56" height="112" rx="9" fill="${accent}"/>
    <circle cx="259" cy="378" r="15" fill="#fff" opacity=".6"/>
    <path d="M231 420 L252 398 L268 412 L287 396 V439 a9 9 0 0 1 -9 9 H240 a9 9 0 0 1 -9 -9Z" fill="#fff" opacity=".42"/>`,
  compact: (accent) => `<circle cx="260" cy="404" r="42" fill="${accent}"/>
    <circle cx="260" cy="404" r="32" fill="#F4EDE2"/>
    <path d="M238 418 L272 382 A32 32 0 0 1 290 396 L254 434 A32 32 0 0 1 238 418Z" fill="#fff" opacity=".8"/>`,
  box: (accent) => `<path d="M222 372 L264 358 L304 374 L304 440 L262 458 L222 440Z" fill="${accent}"/>
    <path d="M262 390 L304 374 L304 440 L262 458Z" fill="rgba(20,16,14,.16)"/>
    <path d="M222 372 L262 390 L304 374 L264 358Z" fill="#fff" opacity=".34"/>
    <path d="M242 365 L284 382 V408 L278 410 V384 L236 368Z" fill="#fff" opacity=".7"/>`,
};

const sleeve = (
  top: string,
) => `<path fill="${top}" d="M322 660 C336 610 330 566 306 532 L262 548 C270 590 262 630 250 660Z"/>
    <path fill="rgba(20,16,14,.14)" d="M322 660 C336 610 330 566 306 532 L292 538 C308 576 304 622 292 660Z"/>`;

const forearm = (
  skin: string,
) => `<path fill="${skin}" d="M300 540 C296 506 288 482 276 464 L244 474 C252 500 260 520 266 548Z"/>
    <path fill="rgba(20,16,14,.14)" d="M300 540 C296 506 288 482 276 464 L266 467 C280 494 284 516 286 544Z"/>`;

const hand = (
  skin: string,
) => `<path fill="${skin}" d="M238 478 C230 462 230 446 238 438 C246 432 280 430 290 438 C298 446 296 466 284 480 C272 488 248 488 238 478Z"/>
    <path d="M240 447 q22 -7 46 0 M240 458 q22 -6 46 0 M243 469 q20 -5 40 0" stroke="rgba(20,16,14,.2)" stroke-width="2.4" fill="none" stroke-linecap="round"/>`;

type Arm = { held: Held; skin: string; top: string; accent: string; lift: number };

/** `lift` turns the arm about its elbow, in degrees: positive raises the thing towards the camera. */
export function drawArm({ held, skin, top, accent, lift }: Arm): string {
  return `<g transform="rotate(${-lift} 300 620)">
    ${sleeve(top)}${forearm(skin)}${heldThings[held](accent)}${hand(skin)}
    </g>`;
}
