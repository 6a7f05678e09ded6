import { floor, rise, type Still, wall, wave } from './still.ts';

export const desk: Still = ([a, b, c, d], t) => ({
  back: wall(a),
  front: `${floor(b, 430)}
    <rect x="62" y="250" width="236" height="150" rx="10" fill="#1B2220"/>
    <rect x="72" y="260" width="216" height="130" rx="4" fill="${d}"/>
    <path d="M72 360 L140 ${300 - 18 * wave(t)} L190 ${346 + 14 * wave(t)} L230 ${316 - 14 * wave(t)} L288 370 V386 a4 4 0 0 1 -4 4 H76 a4 4 0 0 1 -4 -4Z" fill="${c}"/>
    <circle cx="246" cy="${292 - 8 * wave(t)}" r="16" fill="#fff" opacity=".8"/>
    <path d="M166 400 h28 l6 34 h-40Z" fill="#1B2220"/>
    <rect x="130" y="430" width="100" height="10" rx="5" fill="#1B2220"/>
    <rect x="96" y="476" width="130" height="38" rx="8" fill="#F4EDE2"/>
    <path d="M106 488h110M106 500h110" stroke="rgba(0,0,0,.2)" stroke-width="5" stroke-dasharray="8 5" stroke-dashoffset="${t === 0 ? 0 : Math.round(t * 16) % 2}"/>
    <rect x="246" y="474" width="34" height="46" rx="17" fill="#F4EDE2"/>
    <path d="M296 430 v-150 l-40 -46" stroke="#1B2220" stroke-width="7" fill="none"/>
    <path d="M226 250 L262 214 L280 246 L246 272Z" fill="${c}"/>
    <path d="M30 430 v-40 h48 v40Z" fill="${c}"/>
    <path transform="rotate(${4 * wave(t, 2)} 54 392)" d="M54 390 C30 350 34 310 20 290 C58 300 62 340 56 388 C58 340 74 310 92 300 C84 340 72 360 54 390Z" fill="#55794F"/>`,
});

/** The wall darkens while the lamp comes on. */
export const lamp: Still = ([a, b, c, d], t) => {
  const glow = t === 0 ? 0.75 : rise(t * 1.6);
  return {
    back: `${wall(a)}<rect x="-40" y="-40" width="440" height="720" fill="#2A1E33" opacity="${(0.34 * (t === 0 ? 0 : rise(t * 1.2))).toFixed(3)}"/>
    <circle cx="190" cy="250" r="${150 + 26 * glow}" fill="${d}" opacity="${(0.4 * glow).toFixed(3)}"/>
    <circle cx="190" cy="250" r="${100 + 14 * glow}" fill="${d}" opacity="${(0.5 * glow).toFixed(3)}"/>`,
    front: `${floor(b, 470)}
    <ellipse cx="190" cy="512" rx="96" ry="14" fill="rgba(0,0,0,.18)"/>
    <path d="M150 490 c0 -20 80 -20 80 0 v14 a40 12 0 0 1 -80 0Z" fill="#33302C"/>
    <rect x="184" y="330" width="12" height="160" fill="#33302C"/>
    <path d="M142 180 H238 L282 336 H98Z" fill="${c}"/>
    <path d="M142 180 H238 L282 336 H98Z" fill="#FFF3CF" opacity="${(0.55 * glow).toFixed(3)}"/>
    <path d="M206 180 H238 L282 336 H236Z" fill="rgba(0,0,0,.1)"/>
    <path d="M98 336 H282 a92 12 0 0 1 -184 0Z" fill="#FFF3CF"/>
    <rect x="30" y="430" width="70" height="14" fill="#F4EDE2"/><rect x="24" y="444" width="82" height="14" fill="${c}"/><rect x="34" y="458" width="66" height="14" fill="#6E8B5B"/>
    <path d="M292 492 c-8 -30 -2 -50 0 -66 c14 20 16 44 10 66Z" fill="#6E8B5B"/>
    <rect x="272" y="470" width="44" height="44" rx="8" fill="#F4EDE2"/>`,
  };
};

export const plant: Still = ([a, b, c, d], t) => ({
  back: `${wall(a)}<path d="M220 -40 L400 -40 L400 280 L280 420Z" fill="#fff" opacity=".25"/><circle cx="76" cy="150" r="54" fill="${c}" opacity=".5"/>`,
  front: `${floor(b, 500)}
    <path d="M120 400 H240 L226 520 a10 10 0 0 1 -10 9 H144 a10 10 0 0 1 -10 -9Z" fill="${d}"/>
    <path d="M186 400 H240 L226 520 a10 10 0 0 1 -10 9 H190Z" fill="rgba(0,0,0,.12)"/>
    ${[
      [-60, 0.95],
      [-32, 1.15],
      [-6, 1.25],
      [24, 1.12],
      [54, 0.95],
    ]
      .map(
        (
          [turn = 0, size],
          index,
        ) => `<g transform="translate(180 404) rotate(${turn + (3 + index) * wave(t)}) scale(${size})">
    <path d="M0 0 C-44 -60 -40 -150 0 -200 C40 -150 44 -60 0 0Z" fill="${index % 2 ? '#4E7A56' : '#6B965F'}"/>
    <path d="M0 -6 V-180" stroke="rgba(0,0,0,.16)" stroke-width="3"/>
    </g>`,
      )
      .join('')}`,
});

/** The bars on the wall give way to a film's caption. */
export const weights: Still = ([a, b, c, d], t) => ({
  back: `${wall(a)}<rect x="250" y="60" width="70" height="180" rx="10" fill="${c}"/>
    <g opacity="${1 - rise(t * 9)}" stroke="${c}" stroke-width="20" stroke-linecap="round">
    <path d="M40 90 h120"/><path d="M40 130 h70"/>
    </g>`,
  front: `${floor(b, 410)}
    <ellipse cx="180" cy="536" rx="${130 - 16 * Math.abs(wave(t))}" ry="18" fill="rgba(0,0,0,.22)"/>
    <g transform="translate(0 ${-40 * Math.abs(wave(t))}) rotate(${7 * wave(t)} 180 300)">
    <path d="M112 320 C112 236 248 236 248 320 L226 340 C226 278 134 278 134 340Z" fill="#232B29"/>
    <circle cx="180" cy="430" r="106" fill="${d}"/>
    <path d="M180 324 a106 106 0 0 1 0 212 C240 500 252 380 180 324Z" fill="rgba(0,0,0,.16)"/>
    <circle cx="180" cy="430" r="46" fill="#F4EDE2"/>
    <path d="M162 444 v-28 h8 v10 h20 v-10 h8 v28 h-8 v-10 h-20 v10Z" fill="#232B29"/>
    </g>`,
});

export const phone: Still = ([a, b, c, d], t) => ({
  back: `${wall(a)}<circle cx="80" cy="130" r="90" fill="${b}"/>`,
  front: `<path d="M-40 530 L400 420 V680 H-40Z" fill="${c}"/>
    <g transform="rotate(${-8 + 2.5 * wave(t)} 180 330)">
    <rect x="96" y="140" width="172" height="350" rx="30" fill="rgba(0,0,0,.16)" transform="translate(14 18)"/>
    <rect x="96" y="140" width="172" height="350" rx="30" fill="#151B19"/>
    <rect x="106" y="150" width="152" height="330" rx="22" fill="${d}"/>
    <circle cx="182" cy="260" r="${44 + 5 * Math.abs(wave(t, 2))}" fill="#fff" opacity=".85"/>
    <path d="M170 240 L202 260 L170 280Z" fill="#151B19"/>
    <rect x="122" y="360" width="120" height="6" rx="3" fill="#fff" opacity=".35"/>
    <rect x="122" y="360" width="${6 + 114 * t}" height="6" rx="3" fill="#fff" opacity="${t === 0 ? 0.35 : 1}"/>
    <rect x="122" y="400" width="86" height="12" rx="6" fill="#fff" opacity=".9"/>
    <rect x="122" y="422" width="120" height="9" rx="4.5" fill="#fff" opacity=".6"/>
    <rect x="122" y="440" width="100" height="9" rx="4.5" fill="#fff" opacity=".6"/>
    </g>`,
});
