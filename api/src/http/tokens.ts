import { hash } from "node:crypto";
import { createDecoder, createSigner, createVerifier } from "fast-jwt";
import { v4 as uuid, validate as isUuid } from "uuid";
import { LONGEST_MS, type SessionClaims } from "../db/sessions.ts";

const ISSUER = "banquete-api";
const AUDIENCE = "banquete";

/** The tokens that a caller shows. */
export interface Tokens {
  sign(claims: SessionClaims): string;
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
        requiredClaims: [
          "sub",
          "jti",
          "iss",
          "aud",
          "exp",
          "iat",
          "sid",
          "ver",
        ],
      }),
    ]),
  );
  const decode = createDecoder({ complete: true });

  return {
    sign: (claims) => signToken({ ...claims, jti: uuid() }),
    verify: (token) => {
      // Every bad token gets the same answer: the reason could help an attacker.
      try {
        const { header } = decode(token) as { header: { kid: string } };
        const verify = verifiers.get(header.kid);
        const claims = verify && (verify(token) as SessionClaims);
        return claims && isUuid(claims.sub) && isUuid(claims.sid)
          ? claims
          : null;
      } catch {
        return null;
      }
    },
  };
}

/** Names a secret without revealing it. */
export function keyId(secret: string): string {
  return hash("sha256", secret, "base64url").slice(0, 8);
}
