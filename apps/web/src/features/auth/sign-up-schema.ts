import { Registration, z } from '@briefcast/contract';

const [creator, brand] = Registration.options;

const onlyInTheForm = {
  confirmPassword: z.string(),
  terms: z.literal(true, 'Please agree to the terms to create an account.'),
};

/** The sign-up form: the registration, the password once more, and the agreement. */
export const SignUpForm = z
  .discriminatedUnion('role', [creator.extend(onlyInTheForm), brand.extend(onlyInTheForm)])
  .refine((values) => values.password === values.confirmPassword, {
    path: ['confirmPassword'],
    error: 'Passwords do not match',
    // Told together with what else is wrong, not after it.
    when: ({ value }) => {
      const { password, confirmPassword } = (value ?? {}) as Record<string, unknown>;
      return typeof password === 'string' && typeof confirmPassword === 'string';
    },
  });

/** What the fields hold, whichever role is chosen. */
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
