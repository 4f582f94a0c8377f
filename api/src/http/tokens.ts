import { createHash } from "node:crypto";
import { createDecoder, createSigner, createVerifier } from "fast-jwt";
import { v4 as uuid, validate as isUuid } from "uuid";
import { LONGEST_MS, type SessionClaims } from "../db/sessions.ts";

const ISSUER = "banquete-api";
const AUDIENCE = "banquete";

/** The tokens that a caller shows. */
export interface Tokens {
  sign(claims: Pick<SessionClaims, "sub" | "sid" | "ver">): string;
  /** The claims of a valid token, else null. */
  verify(token: string): SessionClaims | null;
}

/**
 * Signs with the first secret and accepts the tokens of every secret, so that a secret can be replaced while sessions
 * go on. Accepts HS256 only: a token that names another algorithm, or none, is refused.
 */
export function createTokens(secrets: readonly string[]): Tokens {
  const [newest = ""] = secrets;
  const signToken = createSigner({
    key: newest,
    kid: keyId(newest),
    algorithm: "HS256",
    iss: ISSUER,
    aud: AUDIENCE,
    // The session ends before; a process of a release before sessions looks for an end in the token.
    expiresIn: LONGEST_MS,
  });
  const verifiers = new Map(
    secrets.map((key) => [
      keyId(key),
      createVerifier({
        key,
        algorithms: ["HS256"],
        allowedIss: ISSUER,
        allowedAud: AUDIENCE,
        requiredClaims: ["sub", "jti", "iss", "aud", "exp", "iat", "ver"],
      }),
    ]),
  );
  const decode = createDecoder({ complete: true });
  /** Tokens of releases before key ids name no key. */
  const verifiersOf = (token: string) => {
    const { header } = decode(token) as { header: { kid?: unknown } };
    const { kid } = header;
    return [...verifiers].filter(([id]) => kid === undefined || id === kid);
  };

  return {
    sign: (claims) => signToken({ ...claims, jti: uuid() }),
    verify: (token) => {
      for (const [, verify] of orElse([], () => verifiersOf(token))) {
        const claims = orElse(null, () => verify(token) as SessionClaims);
        if (claims && hasIds(claims)) return claims;
      }
      return null;
    },
  };
}

/** Names a key in tokens without revealing it. */
function keyId(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url").slice(0, 8);
}

function hasIds({ sub, sid }: SessionClaims): boolean {
  return isUuid(sub) && (sid === undefined || isUuid(sid));
}

/** Every bad token gets the same answer: the reason could help an attacker. */
function orElse<T>(fallback: T, act: () => T): T {
  try {
    return act();
  } catch {
    return fallback;
  }
}
