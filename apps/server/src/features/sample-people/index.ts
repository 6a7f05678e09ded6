/** Invented people for an operator who looks around: put in, counted and taken out by the admin. */
import type { Feature } from '../../platform/feature.ts';

export const samplePeople: Feature = { noun: 'sample-people', floor: 175, owns: [] };
