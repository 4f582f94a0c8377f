import type { ColumnType, Generated } from "kysely";
import type { CreatedAt, Instant } from "./instants.ts";

/** A caterer's account. Email is lower case, phone is digits. Both sign in; `sign_in_names` keeps them exclusive. */
export interface UsersTable {
  /** uuid v7, the `sub` of its tokens. */
  id: string;
  name: string;
  email: string;
  phone: string;
  password_hash: string;
  /** Raised to void every token issued so far. */
  token_version: Generated<number>;
  blocked: Generated<boolean>;
  dark_mode: Generated<boolean>;
  /** JSON texts; null until they are chosen. */
  proposal_terms: ColumnType<string | null, undefined, string>;
  pix: ColumnType<string | null, undefined, string | null>;
  next_budget_id: Generated<number>;
  next_received_id: Generated<number>;
  next_template_id: Generated<number>;
  /** SHA-256 of the key partners send requests with; null until one is issued. */
  intake_key_hash: ColumnType<string | null, undefined, string | null>;
  intake_key_last4: ColumnType<string | null, undefined, string | null>;
  intake_key_created_at: ColumnType<Date | null, undefined, Date | null>;
  last_request_at: ColumnType<Date | null, undefined, Date>;
  email_confirmed_at: ColumnType<Date | null, undefined, Date | null>;
  /** The email given at registration; null for some accounts from before version 1.0.0. */
  registered_email: ColumnType<string | null, string | null, never>;
  /** The version of the terms that the account was registered under. */
  terms_version: ColumnType<string | null, string | null, never>;
  /** Whether reminders are mailed. */
  reminders: Generated<boolean>;
  /** When the account is erased; null unless its owner requested it. */
  erase_at: ColumnType<Date | null, undefined, Date | null>;
  /** When the account took the free trial. */
  used_trial_at: ColumnType<Date | null, Date | null | undefined, Date>;
  created_at: CreatedAt;
}

/** A sign-in on one device. Deleting the row ends it. */
export interface SessionsTable {
  /** The `sid` of its token. */
  id: string;
  user_id: string;
  /** The browser and system, as `Chrome no Windows`. */
  device: string;
  created_at: Instant;
  /** Written at most once an hour. */
  last_used_at: Instant;
}

/** The newest link of each kind of an account. Using it deletes the row. */
export interface AccountLinksTable {
  user_id: string;
  kind: "reset" | "confirm";
  /** SHA-256 of the token in the link. */
  token_hash: string;
  /** The account's address when the link was made. */
  email: string;
  /** Whether the link was mailed to that address; an operator may hand it over in another way. */
  mailed: Generated<boolean>;
  expires_at: Instant;
}

/** A mail to send, or one that counts for the limits of its kind and address. */
export interface MailsTable {
  id: string;
  user_id: string;
  kind: string;
  to_address: string;
  /** JSON; `{}` once it is sent. */
  details: string;
  /** A unique name: a second mail with the same name is not queued. */
  once: string | null;
  created_at: Instant;
  /** Null once the mail is sent or cancelled. */
  send_after: Date | null;
  /** One process is sending it until then; after that, another may try. */
  leased_until: Generated<Date | null>;
  tries: Generated<number>;
  /** Whether the request came from a network that the account signed in from. Such mails have a limit of their own. */
  from_known: Generated<boolean>;
}

/** The company that an account's proposals come from. */
export interface CompaniesTable {
  user_id: string;
  company_name: string;
  cnpj: string;
  address: string;
  cep: string;
  contact_email: string;
  contact_phone: string;
}

/** The picture at the head of an account's proposals, as the API encoded it. */
export interface LogosTable {
  user_id: string;
  /** Random, because its URL is public; a new one for each upload, so that no cache shows the old picture. */
  id: string;
  /** The name of the uploaded file. */
  name: string;
  content_type: "image/png" | "image/jpeg";
  width: number;
  height: number;
  bytes: number;
  image: Buffer;
}

/** The account of an email or a phone: each belongs to one account. */
export interface SignInNamesTable {
  /** Email in lower case, or the digits of a phone. */
  name: string;
  user_id: string;
}

/**
 * A network that an account signed in from. Its next sign-ins from there are not limited by failures from elsewhere.
 */
export interface SignInAddressesTable {
  user_id: string;
  /** SHA-256 of the account and the network: addresses are not stored. */
  address_hash: string;
  last_at: Date;
}

/** Which accounts were erased, for a restored backup still has them. */
export interface ErasedAccountsTable {
  /** SHA-256 of the account's id, which names nobody any more. */
  id_hash: string;
  erased_at: Generated<Date>;
}

/** An address that may register while registration is closed. */
export interface InvitationsTable {
  email: string;
  token_hash: string;
  expires_at: Date;
}
