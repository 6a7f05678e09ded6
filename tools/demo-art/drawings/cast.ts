import type { Backdrop } from './backdrops.ts';
import type { Person } from './person.ts';

export type CastName =
  | 'layla'
  | 'marcus'
  | 'sofia'
  | 'noor'
  | 'diego'
  | 'amara'
  | 'elena'
  | 'kenji'
  | 'priya'
  | 'omar'
  | 'hana'
  | 'tomas'
  | 'sara';

type CastMember = Person & { backdrop: Backdrop };

/** Everybody on stage, each with the look and the place that their avatar shows. */
export const cast: Record<CastName, CastMember> = {
  layla: {
    backdrop: ['arch', '#F0C9B4', '#E59C85', '#F6E3C5'],
    skin: '#D9A27C',
    hair: '#33211A',
    hairStyle: 'long',
    top: '#F7EFE2',
    neckline: 'v',
    lip: '#B5443F',
    holding: 'serum',
    accent: '#E8B23A',
    earring: '#D9AE4A',
    scale: 1.06,
  },
  marcus: {
    backdrop: ['gym', '#C9D6CE', '#7F968B', '#E9F0EA'],
    skin: '#7A4A30',
    hair: '#17110F',
    hairStyle: 'fade',
    top: '#F26B3A',
    neckline: 'crew',
    lip: '#7E3C34',
    beard: true,
    scale: 1.12,
  },
  sofia: {
    backdrop: ['stripes', '#F4E6C8', '#F0D79D', '#E8694A'],
    skin: '#EBC0A0',
    hair: '#6E3B22',
    hairStyle: 'wavy',
    top: '#1F3B34',
    neckline: 'turtle',
    lip: '#B3322F',
    earring: '#E9C46A',
    scale: 1.08,
    serious: true,
  },
  noor: {
    backdrop: ['window', '#CFDFD6', '#EAF3EC', '#A9C2B5'],
    skin: '#D6A27E',
    hair: '#2A1D18',
    hairStyle: 'hijab',
    neckline: 'crew',
    scarf: '#E7B8BE',
    top: '#55333F',
    lip: '#A94A4F',
    scale: 1.06,
  },
  diego: {
    backdrop: ['sun', '#F7D9A8', '#F09A4B', '#2F6F6A'],
    skin: '#C98B62',
    hair: '#241813',
    hairStyle: 'quiff',
    top: '#F4F0E6',
    neckline: 'collar',
    lip: '#9E4C42',
    beard: true,
    scale: 1.08,
  },
  amara: {
    backdrop: ['leaf', '#DCE6C6', '#7E9C5E', '#A9BF80'],
    skin: '#5F3A26',
    hair: '#140E0C',
    hairStyle: 'curly',
    top: '#F4A6B8',
    neckline: 'scoop',
    lip: '#7C2E38',
    holding: 'compact',
    accent: '#F2D6B0',
    earring: '#E9C46A',
    scale: 1.02,
  },
  elena: {
    backdrop: ['shelf', '#E9DDF0', '#B79CC4', '#F0B27A'],
    skin: '#F0CDB4',
    hair: '#D9A860',
    hairStyle: 'bun',
    top: '#3C6E71',
    neckline: 'crew',
    lip: '#C25A54',
    glasses: true,
    holding: 'cup',
    accent: '#E8694A',
    scale: 1.02,
  },
  kenji: {
    backdrop: ['tiles', '#BFD4E6', '#9CBBD6', '#E9F1F7'],
    skin: '#E8BE98',
    hair: '#1B1614',
    hairStyle: 'quiff',
    top: '#22303C',
    neckline: 'crew',
    lip: '#B06A5C',
    glasses: true,
    holding: 'phone',
    accent: '#8FD0C0',
    scale: 1.04,
  },
  priya: {
    backdrop: ['arch', '#F6D77E', '#F2B84B', '#E8694A'],
    skin: '#A9714C',
    hair: '#1A1210',
    hairStyle: 'braids',
    top: '#3B2A6B',
    neckline: 'v',
    lip: '#8E3A3A',
    earring: '#F2D27A',
    scale: 1.06,
  },
  omar: {
    backdrop: ['window', '#E3D3BE', '#F4E9D8', '#C4A887'],
    skin: '#C08A63',
    hair: '#1E1613',
    hairStyle: 'fade',
    top: '#EDEFEA',
    neckline: 'collar',
    lip: '#95503F',
    beard: true,
    glasses: true,
    scale: 1.1,
    serious: true,
  },
  hana: {
    backdrop: ['stripes', '#D9E8EE', '#BFDAE4', '#F4A3B1'],
    skin: '#F2CFAF',
    hair: '#1C1513',
    hairStyle: 'bob',
    top: '#FBF7EE',
    neckline: 'turtle',
    lip: '#C4474E',
    holding: 'box',
    accent: '#7BA7C9',
    scale: 1.03,
  },
  tomas: {
    backdrop: ['tiles', '#E9C9A9', '#DDB48C', '#F4E5D0'],
    skin: '#E0B08A',
    hair: '#5A3A24',
    hairStyle: 'beanie',
    accent: '#2F6F6A',
    top: '#C9543A',
    neckline: 'crew',
    lip: '#A8584C',
    scale: 1.08,
  },
  sara: {
    backdrop: ['stripes', '#DCE7DA', '#C3D6C1', '#E9B44C'],
    skin: '#CF9670',
    hair: '#231815',
    hairStyle: 'wavy',
    top: '#8A3B46',
    neckline: 'collar',
    lip: '#A8423F',
    earring: '#E9C46A',
    scale: 1.06,
  },
};
