/** Somebody for each column of the access matrix. */
import { eq } from 'drizzle-orm';
import { brands } from '../../platform/database/tables/index.ts';
import { brandIdOf } from '../builders.ts';
import { newEmail, type Person, type TestServer, testPassword } from '../harness.ts';
import type { Column } from './expectations.ts';
import type { AccessScene } from './scene.ts';

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

/** Signs somebody in for a column; returns their token, undefined for nobody. */
export async function signInAs(
  column: Column,
  server: TestServer,
  { situation: { brand, creator }, team }: AccessScene,
): Promise<string | undefined> {
  const brandId = brandIdOf(brand);
  const people: Record<Column, () => Promise<Pick<Person, 'token'> | undefined>> = {
    anonymous: async () => undefined,
    creator: () => logInAgain(server, creator),
    owner: () => logInForBrand(server, brand, brandId),
    manager: () => logInForBrand(server, team.manager, brandId),
    reviewer: () => logInForBrand(server, team.reviewer, brandId),
    ofNone: () => somebodyOfNone(server),
    otherCreator: () => server.signUpCreator(),
    otherBrand: () => server.signUpBrand(),
    admin: () => server.signInAdmin(),
    finance: () => signInFinance(server),
  };
  return (await people[column]())?.token;
}
