/** The fields of an event within a sentence, by their keys. */
export const EVENT_WORDS: Readonly<Record<string, string>> = {
  eventType: "tipo de evento",
  groomName: "nome do cliente",
  brideName: "segundo nome",
  clientPhone: "WhatsApp",
  clientEmail: "email",
  clientCpf: "CPF",
  city: "cidade",
  country: "país",
  eventDate: "data",
  eventTime: "hora",
  eventLocation: "local do evento",
  guests: "convidados",
  duration: "duração",
  guestsPerWaiter: "convidados por garçom",
};

/** The fields of a row within a sentence, by their keys. */
export const ROW_WORDS: Readonly<Record<string, string>> = {
  name: "nome",
  role: "função",
  quantity: "quantidade",
  quantityPerPerson: "quantidade",
  consumptionPerPerson: "quantidade",
  unit: "unidade",
  unitPrice: "preço",
  recipe: "ficha técnica",
  cost: "custo",
  packageSize: "embalagem",
  isAlcoholic: "marca de álcool",
  isForBeer: "marca de cerveja",
  isRented: "alugado ou comprado",
  multiplyByGuests: "multiplicação",
  multiplyByTeam: "multiplicação",
};
