/** The options of the event type, in order. */
export const EVENT_TYPES = [
  "Almoço ou Jantar Empresarial",
  "Aniversário Adulto",
  "Aniversário de Empresa",
  "Aniversário Infantil",
  "Bodas de Casamento",
  "Brunch",
  "Buffet Funcional / Fitness",
  "Casamento",
  "Chá de Bebê / Chá Revelação",
  "Chá de Panela / Chá Bar",
  "Coffee Break",
  "Coquetel",
  "Confraternização Empresarial",
  "Evento Corporativo Formal",
  "Evento Cultural / Exposição",
  "Evento Escolar / Formatura",
  "Evento Religioso / Retiro",
  "Feira / Mostra / Expo",
  "Festa de Debutante",
  "Festa Junina / Típica",
  "Finger Food Gourmet",
  "Happy Hour",
  "Lançamento de Produto",
  "Mini Wedding",
  "Noivado",
  "Open Bar Premium",
  "Open House / Inauguração Residencial",
  "Palestra ou Seminário",
  "Reunião Executiva",
  "Treinamento / Workshop",
  "outros",
] as const;

/** One of these event types; data may hold others. */
export type EventType = (typeof EVENT_TYPES)[number];

/** The type of a new event. */
export const DEFAULT_EVENT_TYPE: EventType = "Aniversário Adulto";
