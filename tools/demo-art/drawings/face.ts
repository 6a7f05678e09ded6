import type { HairStyle } from './hair.ts';

export const faceShape =
  'M127 238 C125 184 235 184 233 238 L232 272 C231 320 203 347 180 347 C157 347 129 320 128 272 Z';

/** A moment of a film: how far the eyes are shut and the mouth is open, 0 to 1. */
export type Expression = { blink: number; mouth: number };

function drawEyes(blink: number): string {
  return `<g transform="translate(0 ${268 * blink * 0.88}) scale(1 ${1 - blink * 0.88})">
    <path d="M145 268 Q156 258 168 268 Q156 274 145 268Z" fill="#fff" opacity=".85"/>
    <path d="M192 268 Q204 258 215 268 Q204 274 192 268Z" fill="#fff" opacity=".85"/>
    <circle cx="157" cy="267" r="4.6" fill="#241712"/>
    <circle cx="204" cy="267" r="4.6" fill="#241712"/>
    <path d="M144 268 Q156 257 169 268" stroke="#241712" stroke-width="2.8" fill="none" stroke-linecap="round"/>
    <path d="M191 268 Q204 257 216 268" stroke="#241712" stroke-width="2.8" fill="none" stroke-linecap="round"/>
    </g>`;
}

function drawMouth(lip: string, smiling: boolean, mouth: number): string {
  const lips = smiling
    ? `<path d="M161 314 C172 319 190 319 200 314 C196 327 166 327 161 314Z" fill="${lip}"/>
    <path d="M165 316 C174 319.5 188 319.5 196 316 C190 321 171 321 165 316Z" fill="#fff" opacity=".88"/>`
    : `<path d="M163 317 C172 311 178 314 181 314 C184 314 190 311 199 317 C190 326 172 326 163 317Z" fill="${lip}"/>
    <path d="M164 317 Q181 320 198 317" stroke="rgba(20,16,14,.3)" stroke-width="1.6" fill="none"/>`;
  return `<g transform="translate(${180 * mouth * 0.12} ${-315 * mouth * 0.7}) scale(${1 - mouth * 0.12} ${1 + mouth * 0.7})">${lips}</g>`;
}

const glassesShape = `<g fill="none" stroke="#1B1715" stroke-width="4">
    <rect x="138" y="254" width="36" height="28" rx="11"/>
    <rect x="187" y="254" width="36" height="28" rx="11"/>
    <path d="M174 264 Q180 259 187 264"/>
    </g>
    <rect x="138" y="254" width="36" height="28" rx="11" fill="#fff" opacity=".12"/>
    <rect x="187" y="254" width="36" height="28" rx="11" fill="#fff" opacity=".12"/>`;

type Features = { brow: string; lip: string; smiling: boolean; glasses: boolean; expression: Expression };

export function drawFeatures({ brow, lip, smiling, glasses, expression }: Features): string {
  return `<path d="M143 250 Q155 242 168 249" stroke="${brow}" stroke-width="4.6" fill="none" stroke-linecap="round" opacity=".9"/>
    <path d="M192 249 Q205 242 217 250" stroke="${brow}" stroke-width="4.6" fill="none" stroke-linecap="round" opacity=".9"/>
    ${drawEyes(expression.blink)}
    <path d="M181 264 C184 280 190 290 188 297 C184 302 176 301 173 298" fill="none" stroke="rgba(20,16,14,.30)" stroke-width="3" stroke-linecap="round"/>
    ${drawMouth(lip, smiling, expression.mouth)}
    <ellipse cx="146" cy="296" rx="13" ry="9" fill="${lip}" opacity=".16"/>
    <ellipse cx="215" cy="296" rx="13" ry="9" fill="${lip}" opacity=".16"/>
    ${glasses ? glassesShape : ''}`;
}

export const drawBeard = (
  hair: string,
  lip: string,
) => `<path fill="${hair}" opacity=".94" d="M128 270 C128 324 154 352 180 352 C206 352 232 324 232 270 C228 290 222 304 206 306 C190 300 172 300 154 306 C138 304 132 290 128 270Z"/>
    <path d="M163 317 C172 322 190 322 198 317 C192 328 169 328 163 317Z" fill="${lip}"/>`;

export function drawEars(skin: string, earring: string | undefined): string {
  const rings = earring
    ? `<circle cx="125" cy="292" r="5.5" fill="${earring}"/><circle cx="235" cy="292" r="5.5" fill="${earring}"/>`
    : '';
  return `<ellipse cx="127" cy="272" rx="10" ry="15" fill="${skin}"/>
    <ellipse cx="233" cy="272" rx="10" ry="15" fill="${skin}"/>
    <ellipse cx="233" cy="272" rx="10" ry="15" fill="rgba(20,16,14,.16)"/>${rings}`;
}

export const drawFaceShade = (style: HairStyle) => `<clipPath id="face"><path d="${faceShape}"/></clipPath>
    <g clip-path="url(#face)">
    <path fill="rgba(20,16,14,.13)" d="M196 180 L260 180 L260 360 L176 360 C206 336 214 300 212 262 C212 240 206 214 196 196Z"/>
    <path fill="rgba(20,16,14,.13)" d="M120 180 H240 V226 C210 214 150 214 120 232Z" opacity="${style === 'hijab' ? 0.8 : 1}"/>
    </g>`;
