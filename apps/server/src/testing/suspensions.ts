/** Suspending somebody in tests, and lifting it, as the admin does. */
import type { AdminSuspension, SuspendedAs } from '@briefcast/contract';
import { brandIdOf } from './builders.ts';
import type { Person, TestServer } from './harness.ts';

export const reasonOfSuspension = 'Two creators report a request for payment outside of the project.';

/** The suspension of a brand or a person as the admin's pages show it; undefined for none. */
export async function readSuspension(
  server: TestServer,
  person: Pick<Person, 'user'>,
  as: SuspendedAs,
): Promise<AdminSuspension | null | undefined> {
  const { client } = await server.signInAdmin();
  if (as === 'CREATOR') {
    const { creator } = await client.adminDetails.creator({ params: { id: person.user.id } });
    return creator.suspension;
  }
  const { brand } = await client.adminDetails.brand({ params: { id: brandIdOf(person) } });
  if (as === 'BRAND') return brand.suspension;
  return brand.members.find(({ userId }) => userId === person.user.id)?.suspension;
}

/** Suspends the brand of a person, or the person. */
export async function suspend(
  server: TestServer,
  person: Pick<Person, 'user'>,
  as: SuspendedAs,
  reason = reasonOfSuspension,
): Promise<void> {
  const { client } = await server.signInAdmin();
  if (as === 'BRAND')
    await client.adminSuspensions.suspendBrand({ params: { id: brandIdOf(person) }, body: { reason } });
  else await client.adminSuspensions.suspendPerson({ params: { id: person.user.id }, body: { reason } });
}

/** Lifts the suspension of the brand of a person, or of the person. */
export async function lift(server: TestServer, person: Pick<Person, 'user'>, as: SuspendedAs): Promise<void> {
  const { client } = await server.signInAdmin();
  const id = (await readSuspension(server, person, as))?.id ?? '';
  await client.adminSuspensions.lift({ params: { id } });
}
