import { z } from '../kit/zod.ts';

/** What an admin may do: everything, or what the money asks for (rules/accounts#admins). */
export const AdminRole = z.enum(['EVERYTHING', 'FINANCE']);
export type AdminRole = z.infer<typeof AdminRole>;
