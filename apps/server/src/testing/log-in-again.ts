import { type Person, type TestServer, testPassword } from './harness.ts';

/** Gives people new sessions, as those of the first day are over where the clock was put on. */
export async function logInAgain(server: TestServer, ...people: Person[]): Promise<void> {
  for (const person of people) {
    const body = { email: person.user.email, password: testPassword };
    const { token } = await server.anonymous.accounts.logIn({ body });
    Object.assign(person, { token, client: server.as(token) });
  }
}
