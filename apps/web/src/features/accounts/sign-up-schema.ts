import { Registration, z } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';

const [creator, brand] = Registration.options;

const onlyInTheForm = {
  confirmPassword: z.string(),
  terms: z.literal(true, { error: () => m.auth_must_agree() }),
};

/** The sign-up form: the registration, the repeated password, and the agreement. */
export const SignUpForm = z
  .discriminatedUnion('role', [creator.extend(onlyInTheForm), brand.extend(onlyInTheForm)])
  .refine((values) => values.password === values.confirmPassword, {
    path: ['confirmPassword'],
    error: () => m.auth_passwords_differ(),
    // Checked even if other fields are invalid, so that all errors appear together.
    when: ({ value }) => {
      const { password, confirmPassword } = (value ?? {}) as Record<string, unknown>;
      return typeof password === 'string' && typeof confirmPassword === 'string';
    },
  });

/** The values of the fields, whichever role is chosen. */
export interface SignUpFields {
  role: Registration['role'];
  firstName: string;
  lastName: string;
  companyName: string;
  email: string;
  password: string;
  confirmPassword: string;
  terms: boolean;
}

export const emptySignUp: SignUpFields = {
  role: 'CREATOR',
  firstName: '',
  lastName: '',
  companyName: '',
  email: '',
  password: '',
  confirmPassword: '',
  terms: false,
};
