import type { OwnTemplate } from "shared-contracts/entities/own-template";
import { deleteOwnRow } from "../../db/own-row.ts";
import { ApiError } from "../../http/api-error.ts";
import type { Handlers } from "../../calls/handlers.ts";
import { refuseTemplateOverQuota } from "../budgets/quota.ts";
import { toJson } from "../budgets/wire.ts";
import {
  changeTemplate,
  findTemplate,
  insertTemplate,
  type ListedTemplate,
  listTemplates,
} from "./repository.ts";

/** Templates of an account. Every query names the caller first, so that no caller reaches another's. */
export function ownTemplateHandlers() {
  return {
    listTemplates: async ({ db, caller }) => ({
      body: (await listTemplates(db, caller.id)).map(toTemplate),
    }),
    getTemplate: async ({ db, caller, params }) => {
      const row = await findTemplate(db, caller.id, params.id);
      if (!row) throw new ApiError("NOT_FOUND");
      return { json: toJson(toTemplate(row), row.dados) };
    },
    createTemplate: async ({ db, caller, prepared }) => {
      await refuseTemplateOverQuota(db, caller.id, prepared.dados);
      return {
        body: toTemplate(await insertTemplate(db, caller.id, prepared)),
      };
    },
    changeTemplate: async ({ db, caller, params, body }) => {
      const row = await changeTemplate(db, caller.id, params.id, body);
      if (!row) throw new ApiError("NOT_FOUND");
      return { body: toTemplate(row) };
    },
    deleteTemplate: async ({ db, caller, params }) => {
      if (!(await deleteOwnRow(db, "templates", caller.id, params.id)))
        throw new ApiError("NOT_FOUND");
      return { body: { success: true } };
    },
  } satisfies Partial<Handlers>;
}

function toTemplate({
  id,
  nome,
  event_type,
  guests,
  uses,
  used_at,
}: ListedTemplate): OwnTemplate {
  return {
    id,
    nome,
    eventType: event_type,
    guests,
    uses,
    usedAt: used_at?.toISOString() ?? null,
  };
}
