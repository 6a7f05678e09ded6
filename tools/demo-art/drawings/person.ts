import { drawBody, drawNeck, type Neckline, necklines } from './body.ts';
import { drawBeard, drawEars, drawFaceShade, drawFeatures, type Expression, faceShape } from './face.ts';
import { type HairStyle, hairStyles } from './hair.ts';
import { drawArm, type Held } from './holding.ts';

export type Person = {
  skin: string;
  hair: string;
  hairStyle: HairStyle;
  top: string;
  neckline: Neckline;
  lip: string;
  accent?: string;
  scarf?: string;
  earring?: string;
  holding?: Held;
  beard?: boolean;
  glasses?: boolean;
  serious?: boolean;
  flipped?: boolean;
  scale?: number;
  down?: number;
};

export type Pose = Expression & { lift: number };

export const stillPose: Pose = { blink: 0, mouth: 0, lift: 0 };

const blond = '#D9A860';

/** Draws head and shoulders on the 360 × 640 sheet, standing on its lower edge. */
export function drawPerson(person: Person, pose: Pose = stillPose): string {
  const { skin, hair, hairStyle, top, lip, scarf = '#D8C3A5', accent = '#F4B942', scale = 1 } = person;
  const veiled = hairStyle === 'hijab';
  const paint = { hair, scarf, accent };
  const style = hairStyles[hairStyle];
  const back = style.back(paint);
  const features = drawFeatures({
    brow: veiled || hair === blond ? '#3A2A22' : hair,
    lip,
    smiling: !person.serious,
    glasses: person.glasses ?? false,
    expression: pose,
  });
  const parts = [
    veiled ? '' : back,
    drawBody(top),
    veiled ? back : '',
    drawNeck(skin),
    veiled ? '' : necklines[person.neckline]({ skin, top }) + drawEars(skin, person.earring),
    `<path fill="${skin}" d="${faceShape}"/>`,
    drawFaceShade(hairStyle),
    person.beard ? drawBeard(hair, lip) : '',
    features,
    style.front(paint),
    person.holding ? drawArm({ held: person.holding, skin, top, accent, lift: pose.lift }) : '',
  ];
  const width = person.flipped ? -scale : scale;
  const place = `translate(180 ${640 + (person.down ?? 0)}) scale(${width} ${scale}) translate(-180 -640)`;
  return `<g transform="${place}">${parts.join('\n')}</g>`;
}
