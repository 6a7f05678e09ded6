import { rise, type Still, wall, wave } from './still.ts';

export const dunes: Still = ([a, b, c, d], t) => ({
  back: `${wall(a)}<circle cx="236" cy="${190 - 46 * rise(t)}" r="70" fill="${d}"/>`,
  front: `<path d="M-40 344 C80 280 140 300 200 320 C260 340 310 300 400 312 V680 H-40Z" fill="${b}"/>
    <path d="M-40 430 C90 330 170 400 230 392 C290 384 320 360 400 374 V680 H-40Z" fill="${c}"/>
    <path d="M-40 430 C90 330 170 400 230 392 C170 430 120 520 40 680 H-40Z" fill="rgba(0,0,0,.09)"/>
    <path d="M104 680 C190 500 280 450 400 474 V680Z" fill="rgba(0,0,0,.14)"/>
    <path transform="translate(${18 * rise(t)} ${-6 * rise(t)})" d="M176 470 l10 -34 l12 34Z M181 436 a7 7 0 1 1 10 0Z" fill="#2a211c"/>`,
});

const lamps = [
  [120, 392],
  [134, 392],
  [120, 414],
  [148, 436],
  [134, 458],
  [212, 424],
  [226, 446],
  [212, 468],
  [176, 330],
  [184, 360],
  [176, 396],
] as const;

export const skyline: Still = ([a, b, c, d], t) => ({
  back: `${wall(a)}<circle cx="110" cy="${220 + 40 * rise(t)}" r="64" fill="${d}"/>
    <g fill="${b}">
    <rect x="-40" y="330" width="92" height="350"/>
    <rect x="60" y="280" width="40" height="400"/>
    <rect x="250" y="300" width="44" height="380"/>
    <rect x="302" y="350" width="98" height="330"/>
    </g>`,
  front: `<g fill="${c}">
    <path d="M168 680 V300 L176 240 L182 120 L188 240 L196 300 V680Z"/>
    <rect x="112" y="370" width="46" height="310"/>
    <rect x="206" y="400" width="38" height="280"/>
    <path d="M30 680 V430 q28 -40 56 0 V680Z"/>
    <path d="M270 680 V420 L300 380 V680Z"/>
    </g>
    <path d="M-40 566 C90 545 250 575 400 554 V680 H-40Z" fill="rgba(0,0,0,.22)"/>
    <g fill="#FFE9B0">
    ${lamps.map(([x, y], index) => `<rect x="${x}" y="${y}" width="6" height="9" opacity="${t === 0 || t * 14 > index + 1 ? 0.85 : 0.15}"/>`).join('')}
    </g>`,
});

/** A courtyard with a plunge pool: hotels and spas. */
export const pool: Still = ([a, b, c, d], t) => ({
  back: `${wall(a)}
    ${[20, 136, 252].map((x) => `<path d="M${x} 420 V250 a44 52 0 0 1 88 0 V420Z" fill="${b}"/><path d="M${x + 66} 420 V250 c0 -24 -8 -40 -22 -48 a44 52 0 0 1 44 48 V420Z" fill="rgba(0,0,0,.1)"/>`).join('')}
    <circle cx="290" cy="92" r="40" fill="${d}"/>`,
  front: `<rect x="-40" y="420" width="440" height="26" fill="#FBF3E2"/>
    <rect x="-40" y="446" width="440" height="234" fill="${c}"/>
    ${[474, 512, 552, 596]
      .map((y, index) => {
        const shift = (index % 2 ? -14 : 14) * wave(t);
        return `<path d="M${30 + index * 22 + shift} ${y} q24 -12 48 0 t48 0 M${214 - index * 16 - shift} ${y + 12} q20 -10 40 0 t40 0" stroke="#fff" stroke-width="5" fill="none" stroke-linecap="round" opacity=".5"/>`;
      })
      .join('')}
    <g transform="translate(0 ${3 * wave(t)})">
    <path d="M258 420 v-96 h14 v96Z" fill="#7A4B32"/>
    <g transform="rotate(${2.5 * wave(t)} 265 326)">
    ${[-70, -35, 0, 35, 70].map((turn) => `<path transform="rotate(${turn} 265 326)" d="M265 326 C246 290 248 250 265 226 C282 250 284 290 265 326Z" fill="#5F8A5C"/>`).join('')}
    </g>
    <path d="M240 420 h50 l-7 34 h-36Z" fill="#C9653F"/>
    </g>`,
});
