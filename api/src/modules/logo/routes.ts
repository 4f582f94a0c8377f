import { LOGO_MAX_BYTES, type Logo } from "shared-contracts/entities/logo";
import { v4 as uuid } from "uuid";
import { ApiError } from "../../http/api-error.ts";
import { withAccountLock } from "../../http/account-lock.ts";
import type { Handlers } from "../../calls/handlers.ts";
import { tooLargeText } from "../../http/validation-texts.ts";
import { readPicture } from "./picture.ts";
import {
  findLogo,
  type LogoFacts,
  removeLogo,
  replaceLogo,
} from "./repository.ts";

const NAME_MAX = 200;

/** The account's logo. `address` is the API's public address. */
export function logoHandlers(address: () => string) {
  return {
    uploadLogo: async ({ db, caller, body }) => {
      if (body.size > LOGO_MAX_BYTES) {
        throw new ApiError("TOO_LARGE", tooLargeText("uploadLogo"));
      }
      const picture = await readPicture(Buffer.from(await body.arrayBuffer()));
      const facts: LogoFacts = {
        id: uuid(),
        name: body.name.slice(0, NAME_MAX),
        content_type: picture.contentType,
        width: picture.width,
        height: picture.height,
        bytes: picture.image.length,
      };
      const { image } = picture;
      await withAccountLock(db, caller.id, (held) =>
        replaceLogo(held, { ...facts, user_id: caller.id, image }),
      );
      return { body: toLogo(facts, address()) };
    },
    getLogo: async ({ db, caller }) => ({
      body: toLogo(await findLogo(db, caller.id), address()),
    }),
    deleteLogo: async ({ db, caller }) => {
      await removeLogo(db, caller.id);
      return { body: { success: true } };
    },
  } satisfies Partial<Handlers>;
}

function toLogo(facts: LogoFacts | undefined, address: string): Logo {
  if (!facts) return { logoUrl: null, file: null };
  const { id, name, width, height, bytes } = facts;
  return {
    logoUrl: `${address}/logo/files/${id}`,
    file: { name, width, height, bytes },
  };
}
