import { z } from '../kit/zod.ts';

/** Rights of an admin: everything, or only what managing the money needs (rules/accounts#admins). */
export const AdminRole = z.enum(['EVERYTHING', 'FINANCE']);
export type AdminRole = z.infer<typeof AdminRole>;
