/**
 * What a route requires of its caller. `intake` is an account by its intake key, whatever its plan; `webhook` is the
 * gateway's own token.
 */
export type Group =
  "public" | "account" | "gated" | "intake" | "webhook" | "static";

/** All routes; HEAD comes with GET. */
export const ROUTES: Record<string, Group> = {
  "GET /health": "public",
  "POST /auth/register": "public",
  "POST /auth/login": "public",
  "POST /auth/forgot-password": "public",
  "POST /auth/reset-password": "public",
  "POST /auth/confirm-email": "public",
  "GET /plans": "public",
  "GET /logo/files/:id": "public",
  "GET /sandbox/invoices/:chargeId": "public",
  "POST /sandbox/invoices/:chargeId": "public",
  "OPTIONS *": "public",

  "GET /docs": "static",
  "GET /docs/json": "static",
  "GET /docs/yaml": "static",
  "GET /docs/static/*": "static",
  "GET /docs/static/index.html": "static",
  "GET /docs/static/swagger-initializer.js": "static",

  "POST /auth/logout": "account",
  "GET /user/security": "account",
  "DELETE /user/sessions/:id": "account",
  "POST /user/confirm-email": "account",
  "POST /user/export": "account",
  "POST /user/erase": "account",
  "GET /user/status": "account",
  "GET /user/config": "account",
  "PUT /user/config": "account",
  "GET /user/profile": "account",
  "PUT /user/profile": "account",
  "POST /user/change-password": "account",
  "GET /buffet/buffet-data": "account",
  "PUT /buffet/buffet-data": "account",
  "GET /buffet/cep/:cep": "account",
  "POST /logo/upload-logo": "account",
  "GET /logo/logo": "account",
  "DELETE /logo/logo": "account",
  "GET /plans/my-subscription": "account",
  "GET /user/intake-key": "account",
  "POST /user/intake-key": "account",
  "DELETE /user/intake-key": "account",
  "POST /plans/activate-trial": "account",
  "POST /plans/subscribe": "account",
  "POST /plans/pay-with-card": "account",
  "GET /plans/payment-status/:paymentId": "account",
  "GET /plans/open-payments": "account",
  "POST /sandbox/payments/:paymentId/:event": "account",

  "GET /orcamentos": "gated",
  "GET /orcamentos?campos=resumo": "gated",
  "GET /orcamentos/:id": "gated",
  "POST /orcamentos": "gated",
  "PUT /orcamentos/:id": "gated",
  "DELETE /orcamentos/:id": "gated",
  "PATCH /orcamentos/:id/acompanhamento": "gated",
  "POST /orcamentos/:id/envios": "gated",
  "GET /orcamentos/:id/envios/:n": "gated",
  "GET /orcamentos/:id/envios/:n?campos=dados": "gated",
  "POST /pdf/generate-pdf": "gated",
  "GET /b2b/orcamentos/recebidos/list": "gated",
  "GET /b2b/orcamentos/recebidos/list?campos=resumo": "gated",
  "PUT /b2b/orcamentos/recebidos/:id": "gated",
  "PATCH /b2b/orcamentos/recebidos/:id/aprovar": "gated",
  "PATCH /b2b/orcamentos/recebidos/:id/rejeitar": "gated",
  "DELETE /b2b/orcamentos/recebidos/:id": "gated",

  "POST /b2b/orcamentos": "intake",

  "POST /webhooks/sandbox": "webhook",
};
