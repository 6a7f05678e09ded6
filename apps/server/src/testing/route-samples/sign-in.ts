/** A person for each caller of the access matrix. */
import { eq } from 'drizzle-orm';
import { brands } from '../../platform/database/tables/index.ts';
import { brandIdOf } from '../builders.ts';
import { newEmail, type Person, type TestServer, testPassword } from '../harness.ts';
import type { AccessGround } from './access-ground.ts';
import type { Caller } from './callers.ts';

const logInAgain = (server: TestServer, { user }: Person) =>
  server.anonymous.accounts.logIn({ body: { email: user.email, password: testPassword } });

/** Some calls here start another organisation, for which the next session would work. */
async function logInForBrand(server: TestServer, person: Person, brandId: string) {
  const signedIn = await logInAgain(server, person);
  await server.as(signedIn.token).team.switchOrganization({ body: { id: brandId } });
  return signedIn;
}

async function somebodyOfNone(server: TestServer) {
  const person = await server.signUpBrand();
  await server.app.deps.db.delete(brands).where(eq(brands.id, brandIdOf(person)));
  return logInAgain(server, person);
}

async function signInFinance(server: TestServer) {
  const email = newEmail();
  const body = { email, name: 'Dana Reyes', password: testPassword, role: 'FINANCE' } as const;
  await (await server.signInAdmin()).client.admins.add({ body });
  return server.anonymous.admin.logIn({ body: { email, password: testPassword } });
}

/** Signs somebody in as a caller; returns their token, undefined for nobody. */
export async function signInAs(
  caller: Caller,
  { server, brand, creator, manager, reviewer }: AccessGround,
): Promise<string | undefined> {
  const brandId = brandIdOf(brand);
  const people: Record<Caller, () => Promise<Pick<Person, 'token'> | undefined>> = {
    anonymous: async () => undefined,
    creator: () => logInAgain(server, creator),
    owner: () => logInForBrand(server, brand, brandId),
    manager: () => logInForBrand(server, manager, brandId),
    reviewer: () => logInForBrand(server, reviewer, brandId),
    ofNone: () => somebodyOfNone(server),
    otherCreator: () => server.signUpCreator(),
    otherBrand: () => server.signUpBrand(),
    admin: () => server.signInAdmin(),
    finance: () => signInFinance(server),
  };
  return (await people[caller]())?.token;
}
