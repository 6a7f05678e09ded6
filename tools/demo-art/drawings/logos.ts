const tile = (ground: string, mark: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 320"><rect width="320" height="320" fill="${ground}"/>${mark}</svg>`;

const wave = (y: number) => `M72 ${y} q22 -26 44 0 t44 0 t44 0 t44 0`;

/** One mark per brand, plain enough to be told apart at the size of a list row. */
export const logos: Record<string, string> = {
  'brands/oasis-skin.webp': tile(
    '#DCE6C6',
    `<path d="M160 58 C206 122 234 156 234 194 a74 74 0 0 1 -148 0 C86 156 114 122 160 58Z" fill="#1F3B34"/>
    <path d="M124 196 a38 38 0 0 0 38 38" fill="none" stroke="#DCE6C6" stroke-width="15" stroke-linecap="round"/>`,
  ),
  'brands/nomad-roasters.webp': tile(
    '#3A2319',
    `<path d="M82 128 h136 v64 a52 52 0 0 1 -52 52 h-32 a52 52 0 0 1 -52 -52Z" fill="#F4DDB8"/>
    <path d="M216 144 h12 a30 30 0 0 1 0 60 h-18" fill="none" stroke="#F4DDB8" stroke-width="17"/>
    <path d="M122 100 c-12 -14 12 -22 0 -38 M166 100 c-12 -14 12 -22 0 -38" fill="none" stroke="#E8935C" stroke-width="13" stroke-linecap="round"/>`,
  ),
  'brands/falaj-hotels.webp': tile(
    '#CFE4EE',
    `<g fill="none" stroke="#163B50" stroke-width="21" stroke-linecap="round"><path d="${wave(112)}"/><path d="${wave(164)}"/><path d="${wave(216)}"/></g>`,
  ),
  'brands/meridian.webp': tile(
    '#1E3350',
    `<circle cx="160" cy="160" r="94" fill="none" stroke="#F2E6D0" stroke-width="15"/>
    <path d="M160 88 L184 160 L160 232 L136 160Z" fill="#F2E6D0" transform="rotate(38 160 160)"/>
    <path d="M160 88 L184 160 H136Z" fill="#F26B3A" transform="rotate(38 160 160)"/>`,
  ),
  'brands/kayan-home.webp': tile(
    '#F4D9C6',
    `<path d="M118 70 H202 L240 166 H80Z" fill="#6B2E17"/>
    <path d="M98 182 h124 a62 20 0 0 1 -124 0Z" fill="#E8935C"/>
    <rect x="151" y="190" width="18" height="50" fill="#6B2E17"/><rect x="112" y="236" width="96" height="18" rx="9" fill="#6B2E17"/>`,
  ),
  'brands/pulsefit.webp': tile(
    '#1F3B34',
    `<path d="M178 56 L88 178 H148 L138 264 L232 138 H170Z" fill="#DCF06A"/>`,
  ),
};
