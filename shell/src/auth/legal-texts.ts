/** The texts of a product whose operator gave none, paragraphs parted by an empty line. */
export const LEGAL_TEXTS = {
  terms: `O Banquete ajuda buffets a montar orçamentos de eventos. Ao criar uma conta você aceita estes termos.

Você é responsável pelos dados que digita, pela senha da sua conta e pelos orçamentos e propostas que envia aos seus clientes. Confira os valores antes de enviar: o cálculo usa exatamente o que foi digitado.

O teste é grátis por 7 dias. Depois dele, o uso depende de um plano pago por PIX, boleto ou cartão. Sem plano ativo seus orçamentos ficam guardados e voltam a abrir quando houver um.

Não use o serviço para fins ilegais, para enviar mensagens não pedidas ou para tentar ver dados de outras contas. Uma conta que faz isso pode ser bloqueada.

O serviço é oferecido como está. Fazemos o possível para que fique no ar e não perca dados, mas guarde cópias do que for importante: cada orçamento pode ser exportado em arquivo.

Você pode encerrar sua conta quando quiser, pelo suporte. Se estes termos mudarem, a versão nova vale a partir do aviso.`,
  privacy: `Guardamos o que é preciso para o serviço funcionar: seu nome, email, telefone e senha (só como resumo criptográfico), os dados e o logo da sua empresa, e os orçamentos, propostas e pedidos de clientes que você grava.

Nos orçamentos pode haver dados dos seus clientes, como nome, telefone, CPF e endereço do evento. Eles são seus: só a sua conta os vê, e você decide o que grava e por quanto tempo.

Pagamentos são feitos pelo provedor de pagamentos, que recebe o valor, seu nome e CPF e, no cartão, também os dados do cartão, seu email, telefone, CEP e endereço de internet. Não guardamos números de cartão.

Não vendemos dados, não mostramos anúncios e não usamos rastreadores. Neste navegador ficam a sua sessão, o rascunho do orçamento aberto e uma cópia da lista, para que nada se perca sem conexão.

Pela Lei Geral de Proteção de Dados você pode pedir uma cópia dos seus dados, a correção ou a exclusão deles. Fale com o suporte. Registros de pagamento são mantidos pelo tempo que a lei exige.`,
} as const;
