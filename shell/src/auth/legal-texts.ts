/** The default texts, for an operator without texts. An empty line separates paragraphs. */
export const LEGAL_TEXTS = {
  terms: `O Banquete ajuda buffets a montar orçamentos de eventos. Ao criar uma conta você aceita estes termos.

Você é responsável pelos dados que digita, pela senha da sua conta e pelos orçamentos e propostas que envia aos seus clientes. Confira os valores antes de enviar: o cálculo usa exatamente o que foi digitado.

O teste é grátis por 7 dias. Depois dele, o uso depende de um plano pago por PIX, boleto ou cartão. Sem plano ativo seus orçamentos ficam guardados e voltam a abrir quando houver um.

Não use o serviço para fins ilegais, para enviar mensagens não pedidas ou para tentar ver dados de outras contas. Uma conta que faz isso pode ser bloqueada.

O serviço é oferecido como está. Fazemos o possível para que fique no ar e não perca dados, mas guarde cópias do que for importante: cada orçamento pode ser exportado em arquivo.

Você pode encerrar sua conta quando quiser, em Segurança. Se estes termos mudarem, a versão nova vale a partir do aviso.`,
  privacy: `Guardamos o que é preciso para o serviço funcionar: seu nome, email, telefone e senha (só como resumo criptográfico), suas preferências e sua chave PIX, os dados e o logo da sua empresa, os orçamentos que você grava, o estado e as parcelas deles, os pedidos que chegam pelo seu site e as propostas que você envia.

Nos orçamentos, nos pedidos e nas propostas pode haver dados dos seus clientes, como nome, telefone, CPF e endereço do evento. Eles são seus: só a sua conta os vê, e você decide o que grava e por quanto tempo. De cada orçamento ficam as dez últimas propostas enviadas.

Quando um cliente aceita uma proposta na página que você enviou, guardamos o nome que ele escreve, o CPF se ele escrever, a data e a hora, o endereço de internet, o navegador e o código do documento, como prova para os dois lados, enquanto o orçamento existir. Se o orçamento for excluído, ficam por 5 anos só a data, a opção, o valor e o código.

Para proteger a conta guardamos cada aparelho que entrou nela, com o navegador e o último uso, até você sair ou por 30 dias sem uso e 180 ao todo. As redes de onde você entrou e as tentativas de entrar ficam só como resumo criptográfico: as redes por 30 dias, as tentativas por poucas horas. Os registros técnicos do servidor, com o endereço de internet e a hora de cada acesso, ficam por seis meses, como pede o Marco Civil da Internet.

Enviamos emails da conta: confirmação do endereço, nova senha, avisos de segurança, pagamentos e lembretes. De cada um guardamos por 30 dias para onde e quando foi, sem o texto. Os lembretes podem ser desligados em Segurança.

Pagamentos são feitos pelo provedor de pagamentos, que recebe o valor, seu nome e CPF (ou o nome e o CNPJ da empresa) e, no cartão, também os dados do cartão, seu email, telefone, CEP e endereço de internet. Guardamos o plano, o valor, a forma, a situação, o código PIX ou o link do boleto e, para o recibo, o nome e o CPF ou CNPJ de quem paga. Não guardamos números de cartão.

Não vendemos dados, não mostramos anúncios e não usamos rastreadores. Neste navegador ficam a sua sessão, o rascunho do orçamento aberto e uma cópia da lista, para que nada se perca sem conexão.

Pela Lei Geral de Proteção de Dados você pode ter uma cópia dos seus dados, corrigir ou apagar tudo. Em Segurança você baixa a cópia e apaga a conta: depois de 7 dias, em que entrar de novo a mantém, tudo é apagado. Ficam só registros de pagamento sem o seu nome, pelo tempo que a lei exige, e cópias de segurança por até 12 meses. Para o resto, fale com o suporte.`,
} as const;
